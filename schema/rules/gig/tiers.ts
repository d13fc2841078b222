import type { PackageTier } from '../../generated/types.ts';

/** The packages of a gig, smallest first. An id is the package's field in the schema and its value in the address. */
export const gigTiers = [
  { id: 'basic', label: 'Basic', value: 'BASIC' },
  { id: 'standard', label: 'Standard', value: 'STANDARD' },
  { id: 'premium', label: 'Premium', value: 'PREMIUM' },
] as const satisfies readonly { id: string; label: string; value: PackageTier }[];

export type GigTier = (typeof gigTiers)[number];

export const gigTierOf = (value: PackageTier): GigTier => gigTiers.find((tier) => tier.value === value)!;
