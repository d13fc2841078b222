import type { PackageTier } from '../../generated/types.ts';

/** The packages of a gig, from the least to the most. An id is the field that holds the package, and its word in the address. */
export const gigTiers = [
  { id: 'basic', label: 'Basic', value: 'BASIC' },
  { id: 'standard', label: 'Standard', value: 'STANDARD' },
  { id: 'premium', label: 'Premium', value: 'PREMIUM' },
] as const satisfies readonly { id: string; label: string; value: PackageTier }[];

export type GigTier = (typeof gigTiers)[number];

/** The one that the schema calls so. */
export const gigTierOf = (value: PackageTier): GigTier => gigTiers.find((tier) => tier.value === value)!;
