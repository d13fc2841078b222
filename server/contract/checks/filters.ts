import { originOf, type Ask } from '../operation.ts';
import { itemMeets, satisfies, type Viewer } from '../conditions.ts';
import { argsOf, isListInput } from '../contract.ts';
import { rulesOf, type Filter } from '../directives.ts';
import { spread, valuesFor } from '../filterValues.ts';
import { idOf, idsOf, readItems, readPage, type Items, type List } from '../pages.ts';
import { demand, inTurn, Skipped, type Verify } from '../results.ts';
import { valuesAt, type Row } from '../paths.ts';
import type { World } from '../world.ts';

const namesOf = (filter: Row) => Object.keys(filter).filter((name) => filter[name] !== undefined);

/** The value of a filter that selects all items as null does. */
const emptyValue = (filter: Filter) =>
  isListInput(filter) ? [] : filter.where.length > 0 ? false : filter.words.length > 0 ? ' ' : null;

/** Pairs each filter with the next one, and the last with the first. */
const pairs = (filters: readonly Row[]): Row[] =>
  filters.map((filter, i) => ({ ...filter, ...filters[(i + 1) % filters.length] }));

function checkList(list: List, viewer: Viewer, verify: Verify): void {
  const { filters, always, select } = rulesOf(list.field);
  if (always.length > 0)
    verify(list.name, 'without a filter it has only the items that it promises', async (ask) => {
      const { items } = await readItems(ask, list, {}, select);
      if (items.length === 0) throw new Skipped('The list is empty.');
      for (const condition of always) {
        const { path = '' } = condition;
        const wrong = items.find((item) => itemMeets(item, condition, viewer) === false);
        const shown =
          wrong && `'${idOf(wrong)}' with \`${path}\` ${JSON.stringify(valuesAt(wrong, path)[0])}`;
        demand(!wrong, `The list has ${shown}; the contract leaves such items out.`, originOf(wrong));
      }
    });

  let all: Promise<Items> | undefined;
  async function readAll(ask: Ask): Promise<Items> {
    const found = await (all ??= readItems(ask, list, {}, select));
    if (found.items.length === 0) throw new Skipped('The list is empty.');
    return found;
  }

  /** Checks that a filter returns all items that satisfy it, and no other. `satisfies` is null if that is unknown. */
  async function demandFilter(ask: Ask, { items, complete }: Items, filter: Row): Promise<void> {
    const found = await readItems(ask, list, argsOf(list.field, filter), select);
    const shown = JSON.stringify(filter);
    const wrong = found.items.find((item) => satisfies(item, filters, filter, viewer) === false);
    demand(
      !wrong,
      `The result of ${shown} has '${wrong && idOf(wrong)}', which does not satisfy it.`,
      originOf(wrong),
    );
    // A `partial` condition is only a part of the filter's rule, so an item may satisfy it and still be excluded.
    const isPartial = filters.some(
      ({ name, where }) => filter[name] !== undefined && where.some(({ partial }) => partial),
    );
    if (!found.complete || !complete || isPartial) return;
    const ids = new Set(idsOf(found.items));
    const missing = items.find((item) => !ids.has(idOf(item)) && satisfies(item, filters, filter, viewer));
    demand(!missing, `The result of ${shown} lacks '${missing && idOf(missing)}', which satisfies it.`);
  }

  /** A filter with a value in each field for which the item satisfies one. */
  const filterOf = (item: Row): Row =>
    Object.fromEntries(
      filters.flatMap((filter) => {
        const fitting = valuesFor(filter, [item], viewer).find((value) =>
          satisfies(item, filters, { [filter.name]: value }, viewer),
        );
        return fitting === undefined ? [] : [[filter.name, fitting]];
      }),
    );

  // `base` has the arguments that requests of this list always have.
  const fields = filters.filter(({ name }) => !(name in list.base));
  if (fields.length > 0)
    verify(list.name, 'null, false, an empty list and a blank text select all items', async (ask) => {
      const found = await readAll(ask);
      await inTurn([() => null, emptyValue], async (valueOf) => {
        const filter = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
        const { totalCount } = await readPage(ask, list, { ...argsOf(list.field, filter), first: 1 });
        const message = `${JSON.stringify(filter)} selects ${totalCount} items, not all ${found.totalCount}.`;
        demand(totalCount === found.totalCount, message);
      });
    });
  for (const field of fields) {
    verify(list.name, `${field.name} selects the items that satisfy it`, async (ask) => {
      const found = await readAll(ask);
      const wanted = valuesFor(field, found.items, viewer).map((value) => ({ [field.name]: value }));
      const excludesItems = wanted.some((filter) =>
        found.items.some((item) => satisfies(item, filters, filter, viewer) === false),
      );
      if (!excludesItems) throw new Skipped('All items satisfy every value that was found.');
      // One after the other: the report repeats the latest request.
      await inTurn(wanted, (filter) => demandFilter(ask, found, filter));
    });
    if (!isListInput(field)) continue;
    verify(list.name, `the values of ${field.name} combine with OR`, async (ask) => {
      const found = await readAll(ask);
      const values = valuesFor(field, found.items, viewer).flat().slice(0, 2);
      if (values.length < 2) throw new Skipped('The data has fewer than two values.');
      await demandFilter(ask, found, { [field.name]: values });
    });
  }
  if (fields.length < 2) return;
  verify(list.name, 'filters combine with AND', async (ask) => {
    const found = await readAll(ask);
    const allFields = spread(found.items, 3).map(filterOf);
    const single = Object.entries(allFields[0] ?? {}).map(([name, value]) => ({ [name]: value }));
    if (single.length < 2) throw new Skipped('No item has values of two filters.');
    const combined = [...allFields, ...pairs(single)];
    await inTurn(
      combined.filter((filter) => namesOf(filter).length > 1),
      (filter) => demandFilter(ask, found, filter),
    );
  });
}

/** Checks that each filter of each list returns the items that satisfy it, alone and together with others. */
export function checkFilters({ lists, viewer }: World, verify: Verify): void {
  for (const list of lists) checkList(list, viewer, verify);
}
