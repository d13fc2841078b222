import type {
  ComparisonRow,
  ComparisonValue,
  GigPackage,
  GigPackages,
  PackageTier,
} from '../../generated/types.ts';

/** Values of each tier, the same for every gig (statements KC-30, KC-31). `days` is the standard delivery time. */
const fixed: Readonly<Record<PackageTier, { days: number; revisions: number; competitors: number }>> = {
  BASIC: { days: 10, revisions: 0, competitors: 1 },
  STANDARD: { days: 14, revisions: 1, competitors: 1 },
  PREMIUM: { days: 14, revisions: 1, competitors: 2 },
};

/** What a seller decides about a package. */
export type PackageTerms = Pick<GigPackage, 'price' | 'deliveryDays' | 'description' | 'features'>;

export interface GigTerms {
  basic: PackageTerms;
  standard: PackageTerms | null;
  premium: PackageTerms | null;
}

/** A text, or whether the package has what the row names. */
type Cell = boolean | string;

/** The name of a row of the comparison, then the cells of Basic, Standard and Premium. */
export type ComparisonTerms = readonly [name: string, basic: Cell, standard: Cell, premium: Cell];

export const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** The packages of a gig, with the values that are fixed by tier. */
export function gigPackages({ basic, standard, premium }: GigTerms): GigPackages {
  const offered = (tier: PackageTier, terms: PackageTerms): GigPackage => {
    // A gig with one package has no standard delivery: its own delivery time is shown.
    const tierDays = standard ? fixed[tier].days : terms.deliveryDays;
    return {
      ...terms,
      tier,
      deliveryTime: inDays(terms.deliveryDays),
      tierDeliveryTime: inDays(tierDays),
      tierDeliveryDays: tierDays,
      revisions: fixed[tier].revisions,
      competitorsAnalyzed: fixed[tier].competitors,
    };
  };
  return {
    basic: offered('BASIC', basic),
    standard: standard && offered('STANDARD', standard),
    premium: premium && offered('PREMIUM', premium),
  };
}

const row = (name: string, textOf: (tier: (typeof fixed)[PackageTier]) => string): ComparisonTerms => [
  name,
  textOf(fixed.BASIC),
  textOf(fixed.STANDARD),
  textOf(fixed.PREMIUM),
];

/** Rows of every comparison, after the seller's own delivery times. */
const fixedRows = [
  row('Standard delivery', ({ days }) => inDays(days)),
  row('Revisions', ({ revisions }) => String(revisions)),
  row('Competitors analyzed', ({ competitors }) => String(competitors)),
];

const cell = (value: Cell): ComparisonValue =>
  typeof value === 'string' ? { text: value, isIncluded: true } : { text: null, isIncluded: value };

/** Compares packages: delivery times, rows fixed by tier, then the gig's own rows. Empty for a gig with Basic alone. */
export function comparisonOf(
  { basic, standard, premium }: GigTerms,
  ownRows: readonly ComparisonTerms[] = [],
): ComparisonRow[] {
  if (!standard) return [];
  const daysOf = (terms: PackageTerms | null) => terms !== null && inDays(terms.deliveryDays);
  const delivery: ComparisonTerms = ['Delivery time', daysOf(basic), daysOf(standard), daysOf(premium)];
  return [delivery, ...fixedRows, ...ownRows].map(([name, ...cells]) => ({
    name,
    basic: cell(cells[0]),
    standard: cell(cells[1]),
    premium: cell(premium ? cells[2] : false),
  }));
}
