import { rulesOf } from '../lists.ts';
import { idOf, readItems, type List } from '../pages.ts';
import { demand, Skipped, type Recorder } from '../results.ts';
import type { Viewer } from '../world.ts';

/** Items of a list that are compared. */
const maxCompared = 200;

type Keys = readonly (number | string)[];

const { compare } = new Intl.Collator('en');

/** Texts may be sorted as English or by their characters. */
const follows = (a: string, b: string) => compare(a, b) <= 0 || a <= b;

/** Whether the second keys may follow the first. */
function isOrdered(first: Keys, second: Keys): boolean {
  const at = first.findIndex((key, i) => key !== second[i]);
  if (at === -1) return true;
  const [a, b] = [first[at]!, second[at]!];
  return typeof a === 'string' ? follows(a, String(b)) : a < Number(b);
}

/** Checks that each order of each list is ordered by the fields that its description names. */
export async function checkOrders(
  lists: readonly List[],
  viewer: Viewer,
  { verify }: Recorder,
): Promise<void> {
  await Promise.all(
    lists.flatMap((list) => {
      const { orders, select } = rulesOf(list.name);
      return Object.entries(orders).map(([sort, keysOf]) => {
        const isFixed = sort === 'fixed';
        return verify(list.name, isFixed ? 'is in its order' : `is in the order ${sort}`, async (ask) => {
          const { items } = await readItems(ask, list, isFixed ? {} : { sort }, select, { max: maxCompared });
          const keys = items.map((item) => keysOf(item as never, viewer));
          if (new Set(keys.map((key) => JSON.stringify(key))).size < 2)
            throw new Skipped('The list has no two items that the order separates.');
          const wrong = keys.findIndex((key, i) => i > 0 && !isOrdered(keys[i - 1]!, key));
          demand(
            wrong === -1,
            `'${wrong > 0 && idOf(items[wrong]!)}' follows '${wrong > 0 && idOf(items[wrong - 1]!)}', but its order is before it.`,
          );
        });
      });
    }),
  );
}
