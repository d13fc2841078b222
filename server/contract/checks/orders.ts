import { caseless, type Viewer } from '../conditions.ts';
import { readKey, rulesOf, type Order } from '../directives.ts';
import { idOf, readItems, type List } from '../pages.ts';
import { originOf } from '../operation.ts';
import { isRow, valuesAt, type Row } from '../paths.ts';
import { demand, Skipped, type Verify } from '../results.ts';
import type { World } from '../world.ts';

/** Items of a list that are compared. */
const maxCompared = 200;

type Value = number | string | null;

/** The value of a key at an item; null if missing, 1 for an object or true. With `among`, the number of values in it. */
function valueOf(item: Row, key: string, among: ReadonlySet<string> | undefined): Value {
  const { paths, least } = readKey(key);
  const parts = paths.map((path): Value => {
    const values = valuesAt(item, path);
    if (among) return values.filter((value) => among.has(caseless(value))).length;
    const [value = null] = values;
    return value === null || typeof value === 'string' ? value : Number(isRow(value) || value);
  });
  const sum = parts.length > 1 ? parts.reduce<number>((total, part) => total + Number(part), 0) : parts[0]!;
  return least === undefined || sum === null ? sum : Number(Number(sum) >= least);
}

const { compare } = new Intl.Collator('en');

/** Texts may be sorted as English or by their characters. */
const follows = (a: string, b: string) => compare(a, b) <= 0 || a <= b;

/** Whether an item with the second values may follow one with the first. A missing value is last. */
function isOrdered(keys: readonly string[], first: readonly Value[], second: readonly Value[]): boolean {
  const at = first.findIndex((value, i) => value !== second[i]);
  if (at === -1) return true;
  const [a, b] = [first[at]!, second[at]!];
  if (a === null || b === null) return b === null;
  const [low, high] = readKey(keys[at]!).isDescending ? [b, a] : [a, b];
  return typeof low === 'string' ? follows(low, String(high)) : low < Number(high);
}

function checkOrder(list: List, order: Order, select: string, viewer: Viewer, verify: Verify) {
  const { sort, keys, among } = order;
  verify(list.name, sort ? `is in the order ${sort}` : 'is in its order', async (ask) => {
    const { items } = await readItems(ask, list, sort ? { sort } : {}, select, { max: maxCompared });
    if (!items[0]) throw new Skipped('The list is empty.');
    const set = among ? (viewer.among.get(among) ?? new Set<string>()) : undefined;
    const values = items.map((item) => keys.map((key) => valueOf(item, key, set)));
    if (new Set(values.map((some) => JSON.stringify(some))).size < 2) {
      const paths = keys.flatMap((key) => readKey(key).paths).map((path) => `\`${path}\``);
      throw new Skipped(
        `The order separates no items. Give the sample data different ${paths.join(' or ')} values.`,
      );
    }
    const wrong = values.findIndex((some, i) => i > 0 && !isOrdered(keys, values[i - 1]!, some));
    const [before, item] = [items[wrong - 1], items[wrong]]; // undefined at -1: no item is wrong
    demand(
      !item,
      `'${item && idOf(item)}' follows '${before && idOf(before)}', but its order is before it.`,
      originOf(item),
    );
  });
}

/** Checks that each list is in each of its orders. An order without keys shows in no field. */
export function checkOrders({ lists, viewer }: World, verify: Verify): void {
  for (const list of lists) {
    const { orders, select } = rulesOf(list.field);
    for (const order of orders) if (order.keys.length > 0) checkOrder(list, order, select, viewer, verify);
  }
}
