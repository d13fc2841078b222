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
import { demand, inTurn, skipEmpty, type Verify } from '../results.ts';
import { rowsAt, type Row } from '../paths.ts';
import type { World } from '../world.ts';
import { facetsOf } from './labels.ts';

/** Choices of a facet with the largest counts that are compared: that of no filter, and another one. */
const maxChoices = 2;

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

/** Checks that each choice of each facet counts with all filters of the request but its own, and the choices beside the list. */
function checkFacets(list: List, { contract, viewer }: World, verify: Verify): void {
  const facets = facetsOf(list);
  const [{ owner } = {}] = facets;
  if (!owner) return;
  const selection = facets.map(({ facet }) => `${facet} { filterValue count }`).join(' ');
  const readFacets = async (ask: Ask, given: Row) => {
    const args = { ...argsOf(list.field, given), first: 1 };
    return (await readPage(ask, list, args, { extra: `facets { ${selection} }` }))['facets'];
  };
  async function demandFacets(ask: Ask, given: Row): Promise<void> {
    const found = await readFacets(ask, given);
    await inTurn(facets, async ({ facet, filter }) => {
      const { [filter]: _own, ...others } = given;
      const most = rowsAt(found, facet).toSorted((a, b) => Number(b['count']) - Number(a['count']));
      // One choice shows that other filters apply, and a second one that the facet's own does not.
      const count = Object.keys(others).length > 1 ? 1 : maxChoices;
      await inTurn(most.slice(0, count), ({ filterValue: value, ...choice }) => {
        const chosen = typeof value === 'string' ? filterWith(list, filter, value) : {};
        return demandCount(ask, list, { ...others, ...chosen }, choice['count']);
      });
    });
  }
  verify(list.name, 'facets count the items of each choice', (ask) => demandFacets(ask, {}));
  const { filters, select } = rulesOf(list.field);
  for (const [i, filter] of filters.entries())
    verify(list.name, `facets count with ${filter.name} and the next filter`, async (ask) => {
      const { items } = await readItems(ask, list, {}, select, { max: 50 });
      const both = [filter, filters[(i + 1) % filters.length]!];
      const values = both.map((one) => [one.name, valuesFor(one, items, viewer)[0]] as const);
      await demandFacets(ask, Object.fromEntries(values.filter(([, value]) => value !== undefined)));
    });
  const beside = fieldsOf(contract.getQueryType()!).find((field) => objectType(field)?.name === owner);
  if (!beside) return;
  verify(owner, `${beside.name} has the choices of ${list.name} without a filter`, async (ask) => {
    const facetsOfAll = JSON.stringify(await readFacets(ask, {}));
    const choices = dataOf(await ask(`{ ${beside.name} { ${selection} } }`))[beside.name];
    demand(JSON.stringify(choices) === facetsOfAll, `It differs from the facets of ${list.name}.`);
  });
}

/** The list of the counted items: a field of the same object, or a selection of Query: "Saved jobs; `jobs(…)` returns them." */
const countedBy = ({ description }: Field) => /; `([^`]+)` returns /.exec(description ?? '')?.[1];

/** Checks each field that counts the items of a list. A list at its maximum may leave items out. */
function checkOwnCounts({ contract, survey }: World, verify: Verify): void {
  for (const type of objectTypes(contract))
    for (const field of fieldsOf(type)) {
      const name = countedBy(field);
      const list = type.getFields()[name ?? ''];
      if (!list && !name?.includes('(')) continue;
      const max = list && boundsOf(list)?.max;
      verify(type.name, `${field.name} is the number of items of ${name}`, async (ask) => {
        const others = list ? {} : dataOf(await ask(`{ ${name} { totalCount } }`));
        for (const row of skipEmpty(survey.objects.get(type.name) ?? [], type.name)) {
          const count = row[field.name];
          const items = list ? row[list.name] : Object.values(others)[0];
          // A selection can have one of both.
          if (typeof count !== 'number' || !items) continue;
          const length = Array.isArray(items) ? items.length : (items as Row)['totalCount'];
          const message = `${field.name} is ${count}, but ${name} has ${String(length)} items.`;
          demand(count === length || length === max, message, originOf(row, field.name));
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
    checkFacets(list, world, verify);
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
