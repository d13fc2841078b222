import type { PackageTier } from '../generated/graphql.ts';

/** The packages of a gig, from the least to the most. */
export const tierLabels = {
  BASIC: 'Basic',
  STANDARD: 'Standard',
  PREMIUM: 'Premium',
} satisfies Record<PackageTier, string>;
