import type { CreatorProductStatus, ProductVisibility } from '../../schema/generated/types.ts';

/**
 * The status of a product after an update. A draft that others are to see is submitted for review; a product under review
 * that becomes a draft is no longer reviewed.
 */
export function updatedStatus({
  status,
  visibility,
}: {
  status: CreatorProductStatus;
  visibility: ProductVisibility;
}): CreatorProductStatus {
  if (status === 'LIVE') return 'LIVE';
  return visibility === 'DRAFT' ? 'DRAFT' : 'PENDING_REVIEW';
}
