import { addUsd } from '../../schema/rules/numbers.ts';
import type { CreatorWeekRecord } from '../creator/records.ts';

const weekMs = 7 * 86_400_000;

/** The number of the week of a time; week 0 starts at `first`. Both are in ISO 8601. */
export const weekOf = (at: string, first: string) =>
  Math.floor((Date.parse(at) - Date.parse(first)) / weekMs);

/** The start of the week with a number from `weekOf`, in ISO 8601. */
export const startOf = (number: number, first: string) =>
  new Date(Date.parse(first) + number * weekMs).toISOString();

/** Adds sales to the consecutive weeks of a creator dashboard, which move on until the last one has the latest sale. */
export function weeksWith(
  weeks: readonly CreatorWeekRecord[],
  sales: Iterable<CreatorWeekRecord>,
): CreatorWeekRecord[] {
  // '' satisfies the type only: each account has the sample's twelve weeks.
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
