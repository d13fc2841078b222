import { CalendarDays, UserRound } from 'lucide-react';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

interface Props {
  founded: number | null;
  founder: { id: string; name: string } | null;
}

/** When, or by whom, the company was founded, as a row of facts; nothing if neither is known. */
export function CompanyFoundation({ founded, founder }: Props) {
  const Icon = founded === null ? UserRound : CalendarDays;
  if (founded === null && founder === null) return null;
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon aria-hidden className="size-4 flex-none text-subtle" strokeWidth={1.75} />
      {founded !== null && `Founded ${founded}`}
      {founded === null && founder && (
        <span className="min-w-0 break-words">
          Founded by{' '}
          <PrefetchLink to={paths.profile(founder.id)} dir="auto" className="link reach">
            {founder.name}
          </PrefetchLink>
        </span>
      )}
    </li>
  );
}
