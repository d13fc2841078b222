import { expect, test } from 'vitest';
import { sizesOf } from './enlarge.ts';
import { averageOf } from '../gig/reviews.ts';
import type { GigRecord } from '../gig/records.ts';
import { createStore, type Store } from './store.ts';

type Keys = number[];

const time = (date: string) => -Date.parse(date);
const rating = ({ reviewed }: GigRecord) => averageOf(reviewed);
const all = 10_000;

/** The keys of each order that has several, of all records in this order. A smaller key comes first. */
const orders: Record<string, (store: Store) => Keys[]> = {
  'jobs by SALARY': ({ jobCatalogue }) =>
    jobCatalogue
      .select({ order: 'SALARY' })
      .slice(0, all)
      .map(({ salaryMax, salaryMin, postedAt }) => [-(salaryMax ?? -1), -(salaryMin ?? -1), time(postedAt)]),
  'companies by OPEN_POSITIONS': ({ companyCatalogue, openPositions }) =>
    companyCatalogue
      .select({ order: 'OPEN_POSITIONS' })
      .slice(0, all)
      .map(({ id, followers }) => [-openPositions(id), -followers]),
  'gigs by TOP_RATED': ({ gigCatalogue }) =>
    gigCatalogue
      .select({ order: 'TOP_RATED' })
      .slice(0, all)
      .map((gig) => [-rating(gig), -gig.reviewed.length]),
  'gigs by LOWEST_PRICE': ({ gigCatalogue }) =>
    gigCatalogue
      .select({ order: 'LOWEST_PRICE' })
      .slice(0, all)
      .map((gig) => [gig.basic.price, -rating(gig)]),
  'gigs by FASTEST_DELIVERY': ({ gigCatalogue }) =>
    gigCatalogue
      .select({ order: 'FASTEST_DELIVERY' })
      .slice(0, all)
      .map(({ basic }) => [basic.deliveryDays, basic.price]),
  'products by TOP_RATED': ({ shopCatalogue }) =>
    shopCatalogue
      .select({ order: 'TOP_RATED' })
      .slice(0, all)
      .map((item) => [-item.rating, time(item.createdAt)]),
};

/** The first key in which two records differ; undefined if all are equal. */
const decidingKey = (a: Keys, b: Keys) => {
  const index = a.findIndex((key, i) => key !== b[i]);
  return index === -1 ? undefined : index;
};

/** Generated records, and jobs of which every second one has the same highest figure and a lower lowest one. */
function createLargeStore(): Store {
  const store = createStore(Date.now(), sizesOf(400));
  const jobs = [...store.jobs.values()].filter((_, index) => index % 2 === 0);
  store.change(
    ...jobs.map((job) => ({
      put: 'jobs' as const,
      record: { ...job, salaryMin: job.salaryMin && job.salaryMin - 5_000 },
    })),
  );
  return store;
}

test.each(Object.entries(orders))(
  '%s: each key decides between records whose keys before are equal',
  (_name, keysOf) => {
    const keys = keysOf(createLargeStore());
    const decided = new Set<number>();
    for (const [i, after] of keys.slice(1).entries()) {
      const before = keys[i]!;
      const key = decidingKey(before, after);
      if (key === undefined) continue;
      expect(before[key], `place ${i}`).toBeLessThan(after[key]!);
      decided.add(key);
    }
    expect([...decided].toSorted((a, b) => a - b)).toEqual(keys[0]!.map((_, index) => index));
  },
);
