import { CalendarDays, UserRound } from 'lucide-react';
import type { CompanyHeader_CompanyFragment } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';

type Props = Pick<CompanyHeader_CompanyFragment, 'founded' | 'founder'>;

/** The year of the foundation or, where only the founder is known, the founder. A list item of `CompanyHeader`. */
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
