import type { CreatorProductStatus } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

/** From the shop to the drawer. */
export const productStatuses = {
  LIVE: { id: 'live', label: 'Live' },
  PENDING_REVIEW: { id: 'pending-review', label: 'Pending Review' },
  DRAFT: { id: 'draft', label: 'Draft' },
} as const satisfies Choices<CreatorProductStatus>;
