import { getNamedType, isEnumType, isObjectType, type GraphQLEnumType } from 'graphql';
import type { Ask } from '../client.ts';
import { choicesOf } from '../describe.ts';
import { argsOf, filterFields, isListInput, type FilterField } from '../filterFields.ts';
import { readPage, type List } from '../pages.ts';
import { demand, inTurn, Skipped, type Recorder } from '../results.ts';
import { isRow, type Row } from '../walk.ts';
import { facetEnum, facetsOf } from './labels.ts';

/** Choices of each facet that are counted. */
const maxChoices = 3;

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter((row) => isRow(row)) : []);

const fieldNamed = (list: List, name: string) =>
  filterFields(list.field).find((field) => field.name === name)!;

/** The filter that selects one value. */
const select = (field: FilterField, value: string): Row => ({
  [field.name]: isListInput(field) ? [value] : value,
});

async function demandCount(ask: Ask, list: List, filter: Row, count: unknown): Promise<void> {
  const { totalCount } = await readPage(ask, list, { ...argsOf(list.field, filter), first: 1 });
  demand(
    totalCount === count,
    `The count for ${JSON.stringify(filter)} is ${String(count)}, but totalCount is ${totalCount}.`,
  );
}

/** A field of a page that counts the items of each value of an enum, such as `kinds { kind count }`. */
function countFields(
  list: List,
): { name: string; value: string; filter: FilterField; type: GraphQLEnumType }[] {
  const page = getNamedType(list.field.type);
  if (!isObjectType(page)) return [];
  return Object.values(page.getFields()).flatMap(({ name, type }) => {
    const row = getNamedType(type);
    const fields = isObjectType(row) ? Object.values(row.getFields()) : [];
    const value = fields.find((field) => isEnumType(getNamedType(field.type)));
    if (!value || !fields.some((field) => field.name === 'count')) return [];
    const filter = filterFields(list.field).find(
      (field) => getNamedType(field.type) === getNamedType(value.type),
    );
    return filter
      ? [{ name, value: value.name, filter, type: getNamedType(value.type) as GraphQLEnumType }]
      : [];
  });
}

/** Checks that the counts beside a list are the numbers of items that its filters select. */
export async function checkCounts(lists: readonly List[], { verify }: Recorder): Promise<void> {
  await Promise.all(
    lists.flatMap((list) => [
      ...Object.keys(facetsOf(list)?.getFields() ?? {}).map(async (facet) => {
        const choice = facetEnum(list, facet);
        if (!choice) return;
        await verify(list.name, `facets.${facet} counts the items of each choice`, async (ask) => {
          const page = await readPage(ask, list, { first: 1 }, '', `facets { ${facet} { value count } }`);
          const values = new Map(choicesOf(choice.type).map(({ id, value }) => [id, value]));
          const options = isRow(page['facets']) ? rowsOf(page['facets'][facet]) : [];
          const field = fieldNamed(list, choice.name);
          const counted = options.map(({ value, count }) => ({ known: values.get(String(value)), count }));
          if (counted.length === 0) throw new Skipped('The facet has no choices.');
          const most = counted.toSorted((a, b) => Number(b.count) - Number(a.count)).slice(0, maxChoices);
          await inTurn(most, ({ known, count }) =>
            demandCount(ask, list, known === undefined ? {} : select(field, known), count),
          );
        });
      }),
      ...countFields(list).map(({ name, value, filter, type }) =>
        verify(list.name, `${name} counts the items of each ${value}`, async (ask) => {
          const page = await readPage(ask, list, { first: 1 }, '', `${name} { ${value} count }`);
          const rows = rowsOf(page[name]);
          const expected = type
            .getValues()
            .map((one) => one.name)
            .join(', ');
          demand(
            rows.map((row) => row[value]).join(', ') === expected,
            `${name} is not in the order ${expected}.`,
          );
          await inTurn(rows, (row) =>
            demandCount(ask, list, select(filter, String(row[value])), row['count']),
          );
        }),
      ),
    ]),
  );
}
