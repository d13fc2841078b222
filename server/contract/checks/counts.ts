import { getNamedType } from 'graphql';
import { boundsOf, rulesOf } from '../directives.ts';
import { valuesFor } from '../filterValues.ts';
import { dataOf } from '../client.ts';
import { originOf, type Ask } from '../operation.ts';
import {
  argsOf,
  enumIn,
  fieldsOf,
  filterFields,
  isListInput,
  objectType,
  objectTypes,
  pageType,
  type Field,
} from '../contract.ts';
import { readItems, readPage, type List } from '../pages.ts';
import { demand, inTurn, Skipped, skipEmpty, type Verify } from '../results.ts';
import { rowsAt, type Row } from '../paths.ts';
import type { World } from '../world.ts';
import { facetsOf, type Facet } from './labels.ts';

const maxChoices = 3;

/** The filter `name` with a value that is given as text, such as `{ sizes: ['FROM_10_TO_50'] }` or `{ minSalary: 60000 }`. */
function filterWith({ field }: List, name: string, text: string): Row {
  const filter = filterFields(field).find((one) => one.name === name)!;
  const isText = enumIn(filter.type) ?? ['ID', 'String'].includes(getNamedType(filter.type).name);
  const value: unknown = isText ? text : JSON.parse(text);
  return { [name]: isListInput(filter) ? [value] : value };
}

async function demandCount(ask: Ask, list: List, filter: Row, count: unknown): Promise<void> {
  const { totalCount } = await readPage(ask, list, { ...argsOf(list.field, filter), first: 1 });
  demand(
    totalCount === count,
    `The count for ${JSON.stringify(filter)} is ${String(count)}, but totalCount is ${totalCount}.`,
  );
}

const selectionOf = (facets: readonly Facet[]) =>
  facets.map(({ facet }) => `${facet} { filterValue count }`).join(' ');

/** The choices of each facet with the largest counts among the items of `filter`: the filter that each sets, and its count. */
async function readFacets(ask: Ask, list: List, facets: readonly Facet[], filter: Row) {
  const args = { ...argsOf(list.field, filter), first: 1 };
  const page = await readPage(ask, list, args, { extra: `facets { ${selectionOf(facets)} }` });
  return facets.map(({ facet, filter: name }) => {
    const options = rowsAt(page, `facets.${facet}`);
    const most = options.toSorted((a, b) => Number(b['count']) - Number(a['count'])).slice(0, maxChoices);
    return most.map(({ filterValue: value, count }) => ({
      filter: typeof value === 'string' ? filterWith(list, name, value) : {},
      count,
    }));
  });
}

async function readChoices(ask: Ask, list: List, facet: Facet, filter: Row) {
  const [choices = []] = await readFacets(ask, list, [facet], filter);
  if (choices.length === 0) throw new Skipped('The facet has no choices.');
  return choices;
}

/** The fields of a page that count the items of each value of an enum, such as `kinds { kind count }`. */
const countFields = ({ field }: List) =>
  fieldsOf(pageType(field)).flatMap((counted) => {
    const row = objectType(counted);
    const fields = row ? fieldsOf(row) : [];
    const value = fields.find((one) => enumIn(one.type));
    const type = enumIn(value?.type);
    const filter = filterFields(field).find((one) => type && enumIn(one.type) === type);
    if (!value || !type || !filter || !fields.some(({ name }) => name === 'count')) return [];
    return { name: counted.name, value: value.name, filter: filter.name, type };
  });

/** Checks the facets of a list with each filter that none of them sets, and the choices that Query has beside the list. */
function checkFacets(
  list: List,
  facets: readonly Facet[],
  { contract, viewer }: World,
  verify: Verify,
): void {
  const { filters, select } = rulesOf(list.field);
  for (const filter of filters.filter(({ name }) => !facets.some((one) => one.filter === name)))
    verify(list.name, `facets count with ${filter.name}`, async (ask) => {
      const { items } = await readItems(ask, list, {}, select, { max: 50 });
      const [value] = valuesFor(filter, items, viewer);
      if (value === undefined) throw new Skipped('The data has no value of the filter.');
      const given = { [filter.name]: value };
      const found = await readFacets(ask, list, facets, given);
      await inTurn(
        found.flatMap(([most]) => most ?? []),
        (choice) => demandCount(ask, list, { ...given, ...choice.filter }, choice.count),
      );
    });
  const { owner } = facets[0]!;
  const beside = fieldsOf(contract.getQueryType()!).find((field) => objectType(field)?.name === owner);
  if (!beside) return;
  verify(owner, `${beside.name} has the counts of ${list.name} without a filter`, async (ask) => {
    const selection = selectionOf(facets);
    const page = await readPage(ask, list, { first: 1 }, { extra: `facets { ${selection} }` });
    const choices = dataOf(await ask(`{ ${beside.name} { ${selection} } }`))[beside.name];
    const other = facets.find(
      ({ facet }) =>
        JSON.stringify(rowsAt(choices, facet)) !== JSON.stringify(rowsAt(page, `facets.${facet}`)),
    )?.facet;
    demand(
      !other,
      `The choices of ${other} differ from the facets of ${list.name}.`,
      originOf(choices as Row, other!),
    );
  });
}

/** The field of the same object that has the counted items: 'updates' of "Number of posts; `updates` returns the posts." */
const countedBy = ({ description }: Field) => /; `(\w+)` returns /.exec(description ?? '')?.[1];

/** Checks each field that counts the items of a list of the same object. A list at its maximum may leave items out. */
function checkOwnCounts({ contract, survey }: World, verify: Verify): void {
  for (const { name: type, ...owner } of objectTypes(contract).map((one) => ({
    name: one.name,
    fields: one.getFields(),
  })))
    for (const field of Object.values(owner.fields)) {
      const list = owner.fields[countedBy(field) ?? ''];
      if (!list) continue;
      verify(type, `${field.name} is the number of items of ${list.name}`, () => {
        const rows = skipEmpty(survey.objects.get(type) ?? [], type);
        for (const row of rows.filter((one) => one[list.name] && typeof one[field.name] === 'number')) {
          const items = row[list.name];
          const { max = Infinity } = boundsOf(list) ?? {};
          const count = Array.isArray(items) ? items.length : (items as Row)['totalCount'];
          const message = `${field.name} is ${String(row[field.name])}, but ${list.name} has ${String(count)} items.`;
          demand(count === row[field.name] || Number(count) >= max, message, originOf(row, field.name));
        }
      });
    }
}

/** Checks that totalCount and the counts beside a list are the numbers of items that the list and its filters return. */
export function checkCounts(world: World, verify: Verify): void {
  checkOwnCounts(world, verify);
  for (const list of world.lists) {
    verify(list.name, 'totalCount is the number of items of all pages', async (ask) => {
      const { items, totalCount, complete } = await readItems(ask, list, {});
      demand(
        complete ? items.length === totalCount : items.length < totalCount,
        `totalCount is ${totalCount}, but the pages have ${items.length} items.`,
      );
    });
    const facets = facetsOf(list);
    if (facets.length > 0) checkFacets(list, facets, world, verify);
    for (const [i, one] of facets.entries()) {
      const { facet } = one;
      verify(list.name, `facets.${facet} counts the items of each choice`, async (ask) => {
        const choices = await readChoices(ask, list, one, {});
        await inTurn(choices, ({ filter, count }) => demandCount(ask, list, filter, count));
      });
      const other = facets[(i + 1) % facets.length]!;
      verify(list.name, `facets.${facet} counts with all filters but its own`, async (ask) => {
        // The choice with most items that sets a filter. The facet's own one is sent, too: its counts must ignore it.
        const topChoice = async (of: Facet) =>
          (await readChoices(ask, list, of, {})).find(({ filter }) => of.filter in filter)?.filter ?? {};
        const others = other === one ? {} : await topChoice(other);
        const choices = await readChoices(ask, list, one, { ...(await topChoice(one)), ...others });
        await inTurn(choices, ({ filter, count }) => demandCount(ask, list, { ...others, ...filter }, count));
      });
    }
    for (const { name, value, filter, type } of countFields(list))
      verify(list.name, `${name} counts the items of each ${value}`, async (ask) => {
        const page = await readPage(ask, list, { first: 1 }, { extra: `${name} { ${value} count }` });
        const rows = rowsAt(page, name);
        const expected = type.getValues().map((one) => one.name);
        const one = argsOf(list.field, filterWith(list, filter, expected[0]!));
        const filtered = await readPage(
          ask,
          list,
          { ...one, first: 1 },
          { extra: `${name} { ${value} count }` },
        );
        demand(
          JSON.stringify(filtered[name]) === JSON.stringify(page[name]),
          `${name} depends on the filter ${filter}.`,
        );
        demand(
          rows.map((row) => row[value]).join() === expected.join(),
          `${name} is not in the order ${expected.join(', ')}.`,
        );
        await inTurn(rows, (row) =>
          demandCount(ask, list, filterWith(list, filter, String(row[value])), row['count']),
        );
      });
  }
}
