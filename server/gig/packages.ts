import type { ComparisonRow, ComparisonValue, GigPackages, PackageTier } from '../generated/resolvers.ts';
import type { ComparisonRecord, GigRecord, PackageRecord } from './records.ts';

/** The detail page's values by tier, which are the same for every gig (T3). `days` is the standard delivery. */
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

/** Rows of every gig's comparison table, after the seller's own delivery times. */
const fixedRows = [
  row('Standard delivery', ({ days }) => inDays(days)),
  row('Revisions', ({ revisions }) => String(revisions)),
  row('Competitors analyzed', ({ competitors }) => String(competitors)),
];

const cell = (value: boolean | string): ComparisonValue =>
  typeof value === 'string' ? { text: value, included: true } : { text: null, included: value };

/** The comparison table: the seller's delivery times, the rows fixed by tier, then the gig's own rows. */
export const comparisonOf = ({ basic, standard, premium, comparisonRows }: GigRecord): ComparisonRow[] => {
  const daysOf = ({ deliveryDays }: PackageRecord) => inDays(deliveryDays);
  const delivery: ComparisonRecord = ['Delivery time', daysOf(basic), daysOf(standard), daysOf(premium)];
  return [delivery, ...fixedRows, ...comparisonRows].map(([name, ...cells]) => ({
    name,
    basic: cell(cells[0]),
    standard: cell(cells[1]),
    premium: cell(cells[2]),
  }));
};
