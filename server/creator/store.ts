import { defineNoun } from '../data/noun.ts';
import { createDerived } from '../shared/derived.ts';
import { sortByKeys } from '../shared/order.ts';
import { newest } from '../shared/time.ts';
import type { CreatorDashboardRecord, CreatorProductRecord, ProductFiguresRecord } from './records.ts';
import { weeksWith } from '../data/weeks.ts';

export const latestProduct = ({ createdAt }: CreatorProductRecord) => [newest(createdAt)];

/** The figures of all products, also of the deleted ones. */
function totalsOf(products: readonly ProductFiguresRecord[]): CreatorDashboardRecord['totals'] {
  const sum = (of: (figures: ProductFiguresRecord) => number) =>
    products.reduce((total, figures) => total + of(figures), 0);
  return {
    views: sum(({ views }) => views),
    downloads: sum(({ downloads }) => downloads),
    sales: sum(({ sales }) => sales),
    // Summed in cents, to avoid floating-point errors.
    earnings: sum(({ earnings }) => Math.round(earnings * 100)) / 100,
  };
}

/** The viewer's own products, newest first. */
export const creatorStore = defineNoun(
  ['creatorProducts', 'creatorWeeks', 'deletedProducts', 'soldWeeks'],
  (data, register) => {
    const dashboard = register(
      createDerived((): CreatorDashboardRecord => ({
        all: sortByKeys(data.creatorProducts.values(), latestProduct),
        totals: totalsOf([...data.creatorProducts.values(), ...data.deletedProducts.values()]),
        weeks: weeksWith(data.creatorWeeks, data.soldWeeks.values()),
      })),
    );
    return {
      creatorProducts: data.creatorProducts,
      get creatorDashboard() {
        return dashboard.value;
      },
    };
  },
);
