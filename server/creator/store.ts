import { createDerived, defineNoun } from '../shared/derived.ts';
import { sortByKeys } from '../shared/order.ts';
import { newest } from '../shared/time.ts';
import type { CreatorDashboardRecord, CreatorProductRecord } from './records.ts';
import { weeksWith } from './sales.ts';

/** The order of products: the newest first. */
export const latestProduct = ({ createdAt }: CreatorProductRecord) => [newest(createdAt)];

/** The viewer's own products, newest first. */
export const creatorStore = defineNoun(
  ['creatorProducts', 'creatorWeeks', 'soldWeeks'],
  (sample, register) => {
    const dashboard = register(
      createDerived((): CreatorDashboardRecord => ({
        all: sortByKeys(sample.creatorProducts.values(), latestProduct),
        weeks: weeksWith(sample.creatorWeeks, sample.soldWeeks.values()),
      })),
    );
    return {
      creatorProducts: sample.creatorProducts,
      get creatorDashboard() {
        return dashboard.value;
      },
    };
  },
);
