import { creatorProductStatusChoices } from '../../../schema/generated/creator.ts';
import { CircleCheck, Hourglass, PenLine } from 'lucide-react';
import type { CreatorProductStatus } from '../../generated/graphql.ts';

const badgeByStatus = {
  LIVE: { Icon: CircleCheck, className: 'badge-positive' },
  PENDING_REVIEW: { Icon: Hourglass, className: 'badge-warning' },
  DRAFT: { Icon: PenLine, className: 'badge-neutral' },
} as const;

export function StatusBadge({ status }: { status: CreatorProductStatus }) {
  const { Icon, className } = badgeByStatus[status];
  return (
    <span className={`badge ${className}`}>
      <Icon aria-hidden strokeWidth={2} />
      {creatorProductStatusChoices[status].label}
    </span>
  );
}
