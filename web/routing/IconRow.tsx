import type { LucideIcon } from 'lucide-react';
import { PrefetchLink } from './PrefetchLink.tsx';

interface Props {
  to: string;
  Icon: LucideIcon;
  label: string;
  count?: number;
}

/** A link in a card of links: an icon, a label and a count at its end. */
export function IconRow({ to, Icon, label, count }: Props) {
  return (
    <PrefetchLink
      to={to}
      className="flex min-h-9 items-center max-md:min-h-11 gap-3 rounded-md px-2 text-muted hover:bg-hover hover:text-ink"
    >
      <Icon aria-hidden className="size-4.5 text-subtle" strokeWidth={1.75} />
      <span className="grow font-medium">{label}</span>
      {count !== undefined && <span className="num text-sm font-semibold text-ink">{count}</span>}
    </PrefetchLink>
  );
}
