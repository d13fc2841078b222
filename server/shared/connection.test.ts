import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { cursorOf, pageSize, paginate } from './connection.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyz', (id) => ({ id }));
const pageOf = (list: typeof letters, page: Parameters<typeof paginate>[1]) => paginate(list, page, () => []);
const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof GraphQLError) return { message: error.message, ...error.extensions };
  }
  return null;
};

test('a page has 20 nodes by default and the total count', () => {
  expect(pageSize).toEqual({ default: 20, max: 100 });
  const page = pageOf(letters, {});
  expect(page.totalCount).toBe(26);
  expect(page.nodes).toEqual(letters.slice(0, 20));
  expect(page.edges.map(({ node }) => node)).toEqual(page.nodes);
  expect(page.pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: page.edges[0]?.cursor,
    endCursor: page.edges[19]?.cursor,
  });
});

for (const first of [1, 7, 26, 100])
  test(`pages of ${first} contain every item of the list once, in order`, () => {
    const items: { id: string }[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: ReturnType<typeof pageOf> = pageOf(letters, { first, after });
      expect(pageInfo.hasPreviousPage).toBe(items.length > 0);
      items.push(...nodes);
      expect(pageInfo.hasNextPage).toBe(items.length < letters.length);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(items).toEqual(letters);
  });

test('every cursor leads to the next item', () => {
  const { edges } = pageOf(letters, { first: 26 });
  for (const [i, { cursor }] of edges.entries())
    expect(pageOf(letters, { first: 1, after: cursor }).nodes).toEqual(letters.slice(i + 1, i + 2));
});

for (const last of [1, 7, 26, 100])
  test(`pages of the last ${last} contain every item of the list once, backwards`, () => {
    const items: { id: string }[] = [];
    let before: string | null = null;
    do {
      const { nodes, pageInfo }: ReturnType<typeof pageOf> = pageOf(letters, { first: 20, last, before });
      expect(pageInfo.hasNextPage).toBe(items.length > 0);
      items.unshift(...nodes);
      expect(pageInfo.hasPreviousPage).toBe(items.length < letters.length);
      before = pageInfo.hasPreviousPage ? pageInfo.startCursor : null;
    } while (before);
    expect(items).toEqual(letters);
  });

test('the items before a removed one are those before its place', () => {
  const { edges } = pageOf(letters, { first: 26 });
  const others = letters.filter(({ id }) => id !== 'e');
  const page = pageOf(others, { last: 2, before: edges[4]!.cursor });
  expect(page.nodes).toEqual([{ id: 'c' }, { id: 'd' }]);
  expect(pageOf(letters, { last: 5, before: edges[0]!.cursor }).nodes).toEqual([]);
});

test('before without last, and last outside its limits or with other positions, are refused', () => {
  const { startCursor } = pageOf(letters, { first: 10 }).pageInfo;
  expect(refusal(() => pageOf(letters, { before: startCursor }))).toMatchObject({ argument: 'before' });
  for (const page of [{ last: 0 }, { last: 101 }, { last: 1, after: startCursor }, { last: 1, page: 1 }])
    expect(refusal(() => pageOf(letters, page))).toMatchObject({ argument: 'last' });
  const wrong = refusal(() => pageOf(letters, { last: 1, before: 'x' }));
  expect(wrong).toMatchObject({ argument: 'before', code: 'BAD_USER_INPUT' });
});

test('numbered pages of 10 contain the complete list; a number past the end returns the last page', () => {
  const items = [1, 2, 3].flatMap((page) => pageOf(letters, { first: 10, page }).nodes);
  expect(items).toEqual(letters);
  const last = pageOf(letters, { first: 10, page: 3 });
  expect(pageOf(letters, { first: 10, page: 99 })).toEqual(last);
  expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(pageOf([], { page: 5 }).nodes).toEqual([]);
});

test('a page number below 1, or together with a cursor, is refused', () => {
  const { pageInfo } = pageOf(letters, { first: 10 });
  for (const page of [0, -1])
    expect(refusal(() => pageOf(letters, { page }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'page must be a whole number from 1.',
      argument: 'page',
    });
  expect(refusal(() => pageOf(letters, { page: 2, after: pageInfo.endCursor }))).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'page must be left out where after is given.',
    argument: 'page',
  });
});

test('the page after the last item is empty', () => {
  const { pageInfo } = pageOf(letters, { first: 100 });
  expect(pageOf(letters, { after: pageInfo.endCursor })).toEqual({
    totalCount: 26,
    nodes: [],
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  });
});

test('an empty list has an empty page', () => {
  expect(pageOf([], {})).toEqual({
    totalCount: 0,
    nodes: [],
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});

for (const first of [0, -1, 101, 2 ** 31 - 1, null])
  test(`first ${first} is refused with the allowed values`, () => {
    expect(refusal(() => pageOf(letters, { first }))).toEqual({
      message: 'first must be a whole number from 1 to 100.',
      code: 'BAD_USER_INPUT',
      argument: 'first',
    });
  });

const encoded = (text: string) => Buffer.from(text).toString('base64url');
const invalid = ['{}', '[]', '[1]', '["a",null]', '["missing","text"]', '["a",'];
for (const after of ['', 'garbage', 'YXQ6LTE', 'YXQ6', ...invalid.map(encoded), 'W'.repeat(2_001)])
  test(`the cursor '${after}', which no list has returned, is refused`, () => {
    expect(refusal(() => pageOf(letters, { after }))).toEqual({
      message: 'after must be a cursor that this list has returned.',
      code: 'BAD_USER_INPUT',
      argument: 'after',
    });
  });

test('a cursor beyond the end returns an empty page', () => {
  const after = cursorOf({ id: 'zz', keys: [] });
  expect(pageOf(letters, { after }).nodes).toEqual([]);
});
