import type { CreatorProductStatus } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

/** Labels of a product's status, published first. */
export const productStatuses = {
  LIVE: { id: 'live', label: 'Live' },
  PENDING_REVIEW: { id: 'pending-review', label: 'Pending Review' },
  DRAFT: { id: 'draft', label: 'Draft' },
} as const satisfies Choices<CreatorProductStatus>;
