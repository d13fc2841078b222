import { getNamedType } from 'graphql';
import type { Ask } from '../operation.ts';
import { argsOf, enumIn, fieldsOf, filterFields, isListInput, objectType, pageType } from '../contract.ts';
import { readItems, readPage, type List } from '../pages.ts';
import { demand, inTurn, Skipped, type Verify } from '../results.ts';
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

/** A facet's choices with the largest counts among the items of `filter`: the filter that each sets, and its count. */
async function readChoices(ask: Ask, list: List, { facet, filter: name }: Facet, filter: Row) {
  const args = { ...argsOf(list.field, filter), first: 1 };
  const page = await readPage(ask, list, args, { extra: `facets { ${facet} { filterValue count } }` });
  const options = rowsAt(page, `facets.${facet}`);
  if (options.length === 0) throw new Skipped('The facet has no choices.');
  const most = options.toSorted((a, b) => Number(b['count']) - Number(a['count'])).slice(0, maxChoices);
  return most.map(({ filterValue: value, count }) => ({
    filter: typeof value === 'string' ? filterWith(list, name, value) : {},
    count,
  }));
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

/** Checks that totalCount and the counts beside a list are the numbers of items that the list and its filters return. */
export function checkCounts({ lists }: World, verify: Verify): void {
  for (const list of lists) {
    verify(list.name, 'totalCount is the number of items of all pages', async (ask) => {
      const { items, totalCount, complete } = await readItems(ask, list, {});
      demand(
        complete ? items.length === totalCount : items.length < totalCount,
        `totalCount is ${totalCount}, but the pages have ${items.length} items.`,
      );
    });
    const facets = facetsOf(list);
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
