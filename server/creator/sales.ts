import { addUsd } from '../../schema/rules/numbers.ts';
import type { Change } from '../changes.ts';
import type { Now } from '../live/action.ts';
import type { ShopItemRecord } from '../product/records.ts';
import type { CreatorWeekRecord, SoldWeekRecord } from './records.ts';

const weekMs = 7 * 86_400_000;

/** The number of the week of a time, counted from a first week. */
const weekOf = (at: string, first: string) => Math.floor((Date.parse(at) - Date.parse(first)) / weekMs);

const startOf = (number: number, first: string) =>
  new Date(Date.parse(first) + number * weekMs).toISOString();

/** Adds sales to weeks. The weeks move on until the last one has the latest sale; their number stays. */
export function weeksWith(
  weeks: readonly CreatorWeekRecord[],
  sales: Iterable<CreatorWeekRecord>,
): CreatorWeekRecord[] {
  const [{ start: first } = { start: '' }] = weeks;
  const byNumber = new Map(weeks.map((week, number) => [number, week]));
  let last = weeks.length - 1;
  for (const { start, downloads, earnings } of sales) {
    const number = weekOf(start, first);
    const before = byNumber.get(number) ?? { start: startOf(number, first), downloads: 0, earnings: 0 };
    byNumber.set(number, {
      ...before,
      downloads: before.downloads + downloads,
      earnings: addUsd(before.earnings, earnings),
    });
    last = Math.max(last, number);
  }
  return weeks.map((_week, i) => {
    const number = last - weeks.length + 1 + i;
    return byNumber.get(number) ?? { start: startOf(number, first), downloads: 0, earnings: 0 };
  });
}

/**
 * The changes of the creator's figures after downloads, or a sale, of a shop item: those of the product and those of the
 * week. The sellers of the sample have none.
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
  const [{ start: first } = { start: at }] = everything.creatorWeeks;
  const start = startOf(weekOf(at, first), first);
  const weekId = `${ownerId}-${start}`;
  const week: SoldWeekRecord = everything.soldWeeks.get(weekId) ?? {
    id: weekId,
    start,
    downloads: 0,
    earnings: 0,
  };
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
