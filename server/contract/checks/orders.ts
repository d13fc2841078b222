import { rulesOf } from '../lists.ts';
import { idOf, readItems } from '../pages.ts';
import { demand, Skipped, type Verify } from '../results.ts';
import type { Row } from '../walk.ts';
import type { World } from '../world.ts';

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
export function checkOrders({ lists, viewer }: World, verify: Verify): void {
  for (const list of lists) {
    const { orders, select } = rulesOf(list.name);
    for (const [sort, keysOf] of Object.entries(orders)) {
      const isFixed = sort === 'fixed';
      verify(list.name, isFixed ? 'is in its order' : `is in the order ${sort}`, async (ask) => {
        const { items } = await readItems(ask, list, isFixed ? {} : { sort }, select, { max: maxCompared });
        if (!items[0]) throw new Skipped('The list is empty.');
        const keys = items.map((item) => keysOf(item as never, viewer));
        if (new Set(keys.map((key) => JSON.stringify(key))).size < 2) {
          const read = new Set<string>();
          const get = (item: Row, field: string) => read.add(`\`${field}\``) && item[field];
          keysOf(new Proxy(items[0], { get }) as never, viewer);
          throw new Skipped(
            `The order separates no items. Give the sample data different ${[...read].join(' or ')} values.`,
          );
        }
        const wrong = keys.findIndex((key, i) => i > 0 && !isOrdered(keys[i - 1]!, key));
        const [before, item] = [items[wrong - 1], items[wrong]];
        demand(
          !item,
          `'${item && idOf(item)}' follows '${before && idOf(before)}', but its order is before it.`,
        );
      });
    }
  }
}
