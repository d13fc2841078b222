import { matches } from '../../../schema/rules/conditions.ts';
import { tagKey } from '../../../schema/rules/post/feed.ts';
import type { Ask } from '../client.ts';
import { argsOf, filterFields, isListInput } from '../filterFields.ts';
import { spread, valuesFor } from '../filterValues.ts';
import { factsOf, type AnyListRules } from '../listRules.ts';
import { rulesOf } from '../lists.ts';
import { idOf, idsOf, readItems, type Items, type List } from '../pages.ts';
import { demand, Skipped, type Recorder } from '../results.ts';
import type { Row } from '../walk.ts';
import type { Viewer } from '../world.ts';

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

interface Filtered {
  ask: Ask;
  list: List;
  rules: AnyListRules;
  viewer: Viewer;
  all: Items;
}

/** Checks that a filter returns all items that satisfy it, and no other. */
async function demandFilter({ ask, list, rules, viewer, all }: Filtered, filter: Row): Promise<void> {
  const found = await readItems(ask, list, argsOf(list.field, filter), rules.select);
  const shown = JSON.stringify(filter);
  const wrong = found.items.find((item) => satisfies(rules, item, filter, viewer) === false);
  demand(!wrong, `The result of ${shown} has '${wrong && idOf(wrong)}', which does not satisfy it.`);
  const isNarrower = namesOf(filter).some((name) => rules.narrower?.includes(name));
  if (!found.complete || !all.complete || isNarrower) return;
  const ids = new Set(idsOf(found.items));
  const missing = all.items.find((item) => !ids.has(idOf(item)) && satisfies(rules, item, filter, viewer));
  demand(!missing, `The result of ${shown} lacks '${missing && idOf(missing)}', which satisfies it.`);
}

/** A filter that one item satisfies in every condition. */
function filterOf(list: List, rules: AnyListRules, item: Row): Row {
  const facts = factsOf(rules, item);
  return Object.fromEntries(
    filterFields(list.field).flatMap((field) => {
      const condition = rules.conditions![field.name];
      if (!condition || 'viewer' in condition) return [];
      const fitting = valuesFor(field, condition, [facts]).find((value) =>
        satisfies(rules, item, { [field.name]: value }, { now: Date.now(), skills: [], followedTags: [] }),
      );
      return fitting === undefined ? [] : [[field.name, fitting]];
    }),
  );
}

/** Pairs each filter with the next one. */
const pairs = (filters: readonly Row[]): Row[] =>
  filters.map((filter, i) => ({ ...filter, ...filters[(i + 1) % filters.length] }));

async function checkList(list: List, viewer: Viewer, { verify }: Recorder): Promise<void> {
  const rules = rulesOf(list.name);
  const { conditions, always } = rules;
  let all: Items | undefined;
  const read = async (ask: Ask): Promise<Filtered> => {
    all ??= await readItems(ask, list, {}, rules.select);
    if (all.items.length === 0) throw new Skipped('The list is empty.');
    return { ask, list, rules, viewer, all };
  };
  if (always)
    await verify(list.name, 'without a filter it has only the items that it promises', async (ask) => {
      const wrong = (await read(ask)).all.items.find((item) => !always(item as never));
      demand(!wrong, `The list has '${wrong && idOf(wrong)}', which the contract leaves out.`);
    });
  if (!conditions) return;
  const allFacts = ({ all: { items } }: Filtered) => items.map((item) => factsOf(rules, item));
  const fields = filterFields(list.field).filter(({ name }) => !(name in list.base));
  const singles = fields.map(async (field) => {
    const condition = conditions[field.name]!;
    await verify(list.name, `${field.name} selects the items that satisfy it`, async (ask) => {
      const filtered = await read(ask);
      const filters = valuesFor(field, condition, allFacts(filtered)).map((value) => ({
        [field.name]: value,
      }));
      const isTelling = filters.some((filter) =>
        filtered.all.items.some((item) => satisfies(rules, item, filter, viewer) === false),
      );
      if (!isTelling) throw new Skipped('All items satisfy every value that was found.');
      await Promise.all(filters.map((filter) => demandFilter(filtered, filter)));
    });
    if (!isListInput(field)) return;
    await verify(list.name, `the values of ${field.name} combine with OR`, async (ask) => {
      const filtered = await read(ask);
      const values = valuesFor(field, condition, allFacts(filtered)).flat().slice(0, 2);
      if (values.length < 2) throw new Skipped('The data has fewer than two values.');
      await demandFilter(filtered, { [field.name]: values });
    });
  });
  await Promise.all(singles);
  if (fields.length < 2) return;
  await verify(list.name, 'filters combine with AND', async (ask) => {
    const filtered = await read(ask);
    const complete = spread(filtered.all.items, 3).map((item) => filterOf(list, rules, item));
    const single = Object.entries(complete[0] ?? {}).map(([name, value]) => ({ [name]: value }));
    if (single.length < 2) throw new Skipped('No item has values of two filters.');
    const filters = [...complete, ...pairs(single), ...pairs(single.toReversed())];
    await Promise.all(
      filters.filter((filter) => namesOf(filter).length > 1).map((filter) => demandFilter(filtered, filter)),
    );
  });
}

/** Checks that each filter of each list returns the items that satisfy it, alone and together with others. */
export async function checkFilters(lists: readonly List[], viewer: Viewer, filters: Recorder): Promise<void> {
  await Promise.all(lists.map((list) => checkList(list, viewer, filters)));
}
