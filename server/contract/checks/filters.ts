import { matches } from '../../../schema/rules/conditions.ts';
import { tagKey } from '../../../schema/rules/post/feed.ts';
import type { Ask } from '../operation.ts';
import { argsOf, filterFields, isListInput, type FilterField } from '../contract.ts';
import { spread, valuesFor } from '../filterValues.ts';
import { factsOf, type AnyListRules } from '../listRules.ts';
import { rulesOf } from '../lists.ts';
import { idOf, idsOf, readItems, type Items, type List } from '../pages.ts';
import { demand, inTurn, Skipped, type Verify } from '../results.ts';
import type { Row } from '../walk.ts';
import type { Viewer, World } from '../world.ts';

/** The clocks of server and test may differ by this, in milliseconds. */
const clockError = 60_000;

const namesOf = (filter: Row) => Object.keys(filter).filter((name) => filter[name] !== undefined);

/** Whether an item satisfies a filter; null if a boundary in time is too near to say. */
function satisfies(rules: AnyListRules, item: Row, filter: Row, viewer: Viewer): boolean | null {
  const facts = factsOf(rules, item);
  const { tag } = filter;
  const wanted = typeof tag === 'string' ? { ...filter, tag: tagKey(tag) } : filter;
  const conditions = rules.conditions ?? {};
  const [early, late] = [-clockError, clockError].map((error) =>
    matches(conditions, facts, wanted, viewer.now + error),
  );
  const isInLists = Object.entries(rules.viewer ?? {}).every(
    ([name, holds]) => filter[name] !== true || holds(item as never, viewer),
  );
  if (!isInLists) return false;
  return early === late ? early! : null;
}

/** Pairs each filter with the next one. */
const pairs = (filters: readonly Row[]): Row[] =>
  filters.map((filter, i) => ({ ...filter, ...filters[(i + 1) % filters.length] }));

function checkList(list: List, viewer: Viewer, verify: Verify): void {
  const rules = rulesOf(list.name);
  const { conditions, always, select } = rules;
  if (always)
    verify(list.name, 'without a filter it has only the items that it promises', async (ask) => {
      const { items } = await readItems(ask, list, {}, select);
      if (items.length === 0) throw new Skipped('The list is empty.');
      for (const [field, holds] of Object.entries(always)) {
        const wrong = items.find((item) => !holds(item as never));
        const shown = wrong && `'${idOf(wrong)}' with \`${field}\` ${JSON.stringify(wrong[field])}`;
        demand(!wrong, `The list has ${shown}; the contract leaves such items out.`);
      }
    });
  if (!conditions) return;

  let all: Promise<Items> | undefined;
  async function readAll(ask: Ask): Promise<Items> {
    const found = await (all ??= readItems(ask, list, {}, select));
    if (found.items.length === 0) throw new Skipped('The list is empty.');
    return found;
  }

  /** Checks that a filter returns all items that satisfy it, and no other. */
  async function demandFilter(ask: Ask, { items, complete }: Items, filter: Row): Promise<void> {
    const found = await readItems(ask, list, argsOf(list.field, filter), select);
    const shown = JSON.stringify(filter);
    const wrong = found.items.find((item) => satisfies(rules, item, filter, viewer) === false);
    demand(!wrong, `The result of ${shown} has '${wrong && idOf(wrong)}', which does not satisfy it.`);
    const isNarrower = namesOf(filter).some((name) => rules.narrower?.includes(name));
    if (!found.complete || !complete || isNarrower) return;
    const ids = new Set(idsOf(found.items));
    const missing = items.find((item) => !ids.has(idOf(item)) && satisfies(rules, item, filter, viewer));
    demand(!missing, `The result of ${shown} lacks '${missing && idOf(missing)}', which satisfies it.`);
  }

  const filters = filterFields(list.field);
  const valuesIn = (field: FilterField, items: readonly Row[]) =>
    valuesFor(
      field,
      conditions[field.name]!,
      items.map((item) => factsOf(rules, item)),
    );

  /** A filter that one item satisfies in every condition. */
  const filterOf = (item: Row): Row =>
    Object.fromEntries(
      filters.flatMap((field) => {
        const condition = conditions[field.name];
        if (!condition || 'viewer' in condition) return [];
        const fitting = valuesIn(field, [item]).find((value) =>
          satisfies(rules, item, { [field.name]: value }, viewer),
        );
        return fitting === undefined ? [] : [[field.name, fitting]];
      }),
    );

  const fields = filters.filter(({ name }) => !(name in list.base));
  for (const field of fields) {
    verify(list.name, `${field.name} selects the items that satisfy it`, async (ask) => {
      const found = await readAll(ask);
      const wanted = valuesIn(field, found.items).map((value) => ({ [field.name]: value }));
      const isTelling = wanted.some((filter) =>
        found.items.some((item) => satisfies(rules, item, filter, viewer) === false),
      );
      if (!isTelling) throw new Skipped('All items satisfy every value that was found.');
      // One after the other: the report repeats the latest request.
      await inTurn(wanted, (filter) => demandFilter(ask, found, filter));
    });
    if (!isListInput(field)) continue;
    verify(list.name, `the values of ${field.name} combine with OR`, async (ask) => {
      const found = await readAll(ask);
      const values = valuesIn(field, found.items).flat().slice(0, 2);
      if (values.length < 2) throw new Skipped('The data has fewer than two values.');
      await demandFilter(ask, found, { [field.name]: values });
    });
  }
  if (fields.length < 2) return;
  verify(list.name, 'filters combine with AND', async (ask) => {
    const found = await readAll(ask);
    const complete = spread(found.items, 3).map(filterOf);
    const single = Object.entries(complete[0] ?? {}).map(([name, value]) => ({ [name]: value }));
    if (single.length < 2) throw new Skipped('No item has values of two filters.');
    const combined = [...complete, ...pairs(single), ...pairs(single.toReversed())];
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
