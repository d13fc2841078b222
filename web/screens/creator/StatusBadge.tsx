import { CircleCheck, Hourglass, PenLine } from 'lucide-react';
import type { CreatorProductStatus } from '../../generated/graphql.ts';

const looks = {
  LIVE: { label: 'Live', Icon: CircleCheck, className: 'badge-positive' },
  PENDING_REVIEW: { label: 'Pending Review', Icon: Hourglass, className: 'badge-warning' },
  DRAFT: { label: 'Draft', Icon: PenLine, className: 'badge-neutral' },
} as const;

/** How far a product is on its way into the shop. */
export function StatusBadge({ status }: { status: CreatorProductStatus }) {
  const { label, Icon, className } = looks[status];
  return (
    <span className={`badge ${className}`}>
      <Icon aria-hidden strokeWidth={2} />
      {label}
    </span>
  );
}
