import { createDerived, defineNoun } from '../shared/derived.ts';
import { newestFirst } from '../shared/time.ts';
import type { CreatorDashboardRecord } from './records.ts';

/** The viewer's own products, newest first. */
export const creatorStore = defineNoun(['creatorProducts', 'creatorWeeks'], (sample, register) => {
  const dashboard = register(
    createDerived((): CreatorDashboardRecord => ({
      all: [...sample.creatorProducts.values()].toSorted(newestFirst(({ createdAt }) => createdAt)),
      weeks: sample.creatorWeeks,
    })),
  );
  return {
    creatorProducts: sample.creatorProducts,
    get creatorDashboard() {
      return dashboard.value;
    },
  };
});
