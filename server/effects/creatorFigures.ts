import { addUsd } from '../../schema/rules/numbers.ts';
import type { Change } from '../data/changes.ts';
import type { Now } from '../data/action.ts';
import type { ShopItemRecord } from '../product/records.ts';
import type { SoldWeekRecord } from '../creator/records.ts';
import { startOf, weekOf } from '../data/weeks.ts';

/**
 * Adds downloads or a paid sale to the creator's product and week. Most sellers of the sample have no such product.
 * `everything` has the data of all accounts. The week is in `soldWeeks`, since a buyer's action cannot set `creatorWeeks` of
 * the creator; `weeksWith` adds both. `sales` is 1 for a new copy; without a price it is no sale.
 */
export function creatorFigures(
  { store: { everything }, at }: Now,
  { id, price }: ShopItemRecord,
  { downloads, sales }: { downloads: number; sales: 0 | 1 },
): Change[] {
  const product = everything.creatorProducts.get(id);
  const earned = sales * price;
  if (!product || (downloads === 0 && earned === 0)) return [];
  const { ownerId } = product;
  // The weeks of all accounts have equal starts (`data/own.ts`). There are always twelve, so `at` satisfies the type only.
  const [{ start: first } = { start: at }] = everything.creatorWeeks;
  const start = startOf(weekOf(at, first), first);
  const weekId = `${ownerId}-${start}`;
  const empty: SoldWeekRecord = { id: weekId, start, downloads: 0, earnings: 0 };
  const week = everything.soldWeeks.get(weekId) ?? empty;
  return [
    {
      put: 'creatorProducts',
      record: {
        ...product,
        downloads: product.downloads + downloads,
        sales: product.sales + Number(earned > 0),
        earnings: addUsd(product.earnings, earned),
      },
    },
    {
      put: 'soldWeeks',
      record: {
        ...week,
        ownerId,
        downloads: week.downloads + downloads,
        earnings: addUsd(week.earnings, earned),
      },
    },
  ];
}
