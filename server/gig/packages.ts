import type { ComparisonRow, ComparisonValue, GigPackages, PackageTier } from '../generated/resolvers.ts';
import type { ComparisonRecord, GigRecord, PackageRecord } from './records.ts';

/** The detail page's values by tier, which are the same for every gig (T3). */
const fixed: Readonly<Record<PackageTier, { days: number; revisions: number; competitors: number }>> = {
  BASIC: { days: 10, revisions: 0, competitors: 1 },
  STANDARD: { days: 14, revisions: 1, competitors: 1 },
  PREMIUM: { days: 14, revisions: 1, competitors: 2 },
};

/** A number of days in words. */
export const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const offered = (tier: PackageTier, record: PackageRecord) => ({
  ...record,
  tier,
  deliveryTime: inDays(record.deliveryDays),
  tierDeliveryTime: inDays(fixed[tier].days),
  tierDeliveryDays: fixed[tier].days,
  revisions: fixed[tier].revisions,
  competitorsAnalyzed: fixed[tier].competitors,
});

/** The three packages, with the values that are fixed by tier. */
export const packagesOf = ({ basic, standard, premium }: GigRecord): GigPackages => ({
  basic: offered('BASIC', basic),
  standard: offered('STANDARD', standard),
  premium: offered('PREMIUM', premium),
});

const row = (name: string, textOf: (tier: (typeof fixed)[PackageTier]) => string): ComparisonRecord => [
  name,
  textOf(fixed.BASIC),
  textOf(fixed.STANDARD),
  textOf(fixed.PREMIUM),
];

/** The first rows of every gig's comparison table. */
const fixedRows = [
  row('Delivery time', ({ days }) => inDays(days)),
  row('Revisions', ({ revisions }) => String(revisions)),
  row('Competitors analyzed', ({ competitors }) => String(competitors)),
];

const cell = (value: boolean | string): ComparisonValue =>
  typeof value === 'string' ? { text: value, included: true } : { text: null, included: value };

/** The comparison table: the rows fixed by tier, then the gig's own rows. */
export const comparisonOf = ({ comparisonRows }: GigRecord): ComparisonRow[] =>
  [...fixedRows, ...comparisonRows].map(([name, basic, standard, premium]) => ({
    name,
    basic: cell(basic),
    standard: cell(standard),
    premium: cell(premium),
  }));
