import { getNamedType, getNullableType, isEnumType, isObjectType, type GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../graphql/schema.ts';
import { ask, onlyError } from '../testing/ask.ts';
import {
  createStoreWithLists,
  operationOf,
  pathsOf,
  splitPath,
  valueOf,
  withArguments,
} from '../testing/pagedLists.ts';

const store = createStoreWithLists();
const paths = pathsOf(store);

const paged = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter(({ type: list }) => isObjectType(getNullableType(list)) && /Connection!?$/.test(String(list)))
        .filter(({ args }) => args.some(({ name }) => name === 'first'))
        .map(({ name }) => `${type.name}.${name}`)
    : [],
);

test('the table has every paged list', () => {
  expect(paged.toSorted()).toEqual(Object.keys(paths).toSorted());
});

for (const [name, path] of Object.entries(paths))
  test(`${name}: numbered pages reach the last item`, async () => {
    const { owners, list } = splitPath(path);
    const select = (alias: string, args: string) =>
      `${alias}: ${withArguments(list, args)} { totalCount edges { cursor } }`;
    const numbered = [1, 2, 99_999].map((page) => select(`p${page}`, `first: 1, page: ${page}`));
    const query = operationOf(owners, [...numbered, select('all', 'first: 100')].join(' '));
    const { data, errors } = await ask(query, {}, store);
    expect(errors).toBeUndefined();
    const answer = valueOf(data, owners);
    const { p1, p2, p99999, all } = answer as Record<
      string,
      { totalCount: number; edges: { cursor: string }[] }
    >;
    const total = p1!.totalCount;
    expect(total).toBeGreaterThan(2);
    expect(new Set(all!.edges.map(({ cursor }) => cursor)).size).toBe(total);
    expect([p1, p2, p99999].map((page) => page!.edges)).toEqual(
      [0, 1, total - 1].map((position) => [all!.edges[position]]),
    );
  });

const first = 'first must be a whole number from 1 to 100.';
const after = 'after must be a cursor that this list has returned.';

for (const [name, path] of Object.entries(paths))
  test(`${name}: a page outside the limits is refused with the valid values`, async () => {
    const { owners, list } = splitPath(path);
    const [type = '', field = ''] = name.split('.');
    const { args } = (schema.getType(type) as GraphQLObjectType).getFields()[field]!;
    const sorts = args.flatMap((arg) => {
      const named = getNamedType(arg.type);
      return arg.name === 'sort' && isEnumType(named) ? named.getValues().map((value) => value.name) : [];
    });
    for (const [argument, message] of [
      ...['0', '-1', '101', 'null'].map((value) => [`first: ${value}`, first]),
      ['after: "nonsense"', after],
      ...(sorts.length > 0 ? [['sort: null', `sort must be one of ${sorts.join(', ')}.`]] : []),
    ] as const) {
      const query = operationOf(owners, `${withArguments(list, argument)} { totalCount }`);
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect(onlyError(await ask(query, {}, store))).toEqual({ code: 'BAD_USER_INPUT', message });
    }
  });
