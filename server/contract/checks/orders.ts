import { caseless, type Viewer } from '../conditions.ts';
import { readKey, rulesOf, type Order } from '../directives.ts';
import { isPaged, listFields } from '../contract.ts';
import { idOf, readItems } from '../pages.ts';
import { originOf, type Ask } from '../operation.ts';
import { isRow, rowsAt, valuesAt, type Row } from '../paths.ts';
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
export const follows = (a: string, b: string) => compare(a, b) <= 0 || a <= b;

/** Whether an item with the second values may follow one with the first. A missing value is last. */
function isOrdered(keys: readonly string[], first: readonly Value[], second: readonly Value[]): boolean {
  const at = first.findIndex((value, i) => value !== second[i]);
  if (at === -1) return true;
  const [a, b] = [first[at]!, second[at]!];
  if (a === null || b === null) return b === null;
  const [low, high] = readKey(keys[at]!).isDescending ? [b, a] : [a, b];
  return typeof low === 'string' ? follows(low, String(high)) : low < Number(high);
}

/** Checks the order of some items. Returns whether it separates any. */
function demandOrder(items: readonly Row[], { keys, among }: Order, viewer: Viewer): boolean {
  const set = among ? (viewer.among.get(among) ?? new Set<string>()) : undefined;
  const values = items.map((item) => keys.map((key) => valueOf(item, key, set)));
  const wrong = values.findIndex((some, i) => i > 0 && !isOrdered(keys, values[i - 1]!, some));
  const [before, item] = [items[wrong - 1], items[wrong]]; // undefined at -1: no item is wrong
  const message = `'${item && idOf(item)}' follows '${before && idOf(before)}', but its order is before it.`;
  demand(!item, message, originOf(item));
  return new Set(values.map((some) => JSON.stringify(some))).size > 1;
}

/** Checks that each list is in each of its orders. An order without keys shows in no field. */
export function checkOrders({ contract, lists, survey, viewer }: World, verify: Verify): void {
  /** Adds a property about an order. `read` returns one list, or those of several objects. */
  function checkOrder(name: string, order: Order, read: (ask: Ask) => Promise<Row[][]>): void {
    const { sort, keys } = order;
    if (keys.length === 0) return;
    verify(name, sort ? `is in the order ${sort}` : 'is in its order', async (ask) => {
      const all = (await read(ask)).filter(({ length }) => length > 0);
      if (all.length === 0) throw new Skipped('The list is empty.');
      if (all.map((items) => demandOrder(items, order, viewer)).includes(true)) return;
      const paths = keys.flatMap((key) => readKey(key).paths).map((path) => `\`${path}\``);
      throw new Skipped(
        `The order separates no items. Give the sample data different ${paths.join(' or ')} values.`,
      );
    });
  }
  for (const list of lists) {
    const { orders, select } = rulesOf(list.field);
    for (const order of orders)
      checkOrder(list.name, order, async (ask) => {
        const args = order.sort ? { sort: order.sort } : {};
        return [(await readItems(ask, list, args, select, { max: maxCompared })).items];
      });
  }
  for (const { name, owner, field } of listFields(contract).filter((list) => !isPaged(list.field)))
    for (const order of rulesOf(field).orders)
      checkOrder(name, order, async () =>
        (survey.objects.get(owner.name) ?? []).map((row) => rowsAt(row, field.name)),
      );
}
