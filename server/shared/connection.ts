import type { Selection } from './catalogue/selection.ts';
import { badInput } from './errors.ts';
import { orderOf, type Keys, type Ordered, type Point } from './order.ts';

type Found<T> = Pick<Selection<T>, 'totalCount' | 'slice'>;
type OrderOf<T extends { id: string }> =
  Parameters<typeof orderOf<T>> extends [unknown, ...infer Order] ? Order : never;
type Paged<T> = Found<T> & Ordered<T>;

interface PageArgs {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  page?: number | null;
}

export const pageSize = { default: 20, max: 100 };

/** Maximum length of a cursor, in characters: an id, numbers, and texts such as a name. */
const maxCursorLength = 2_000;

/** JSON in base64url. `btoa` does not accept all characters: those beyond ASCII become '\u2019', which JSON reads back. */
const encode = (text: string): string =>
  btoa(
    text.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The cursor of an item: its place in the order, not its position, which changes with the list. */
export const cursorOf = ({ id, keys }: Point): string => encode(JSON.stringify([id, ...keys]));

/** The point of a cursor; null for a text that is no cursor. */
function decode(cursor: string): Point | null {
  if (cursor.length > maxCursorLength) return null;
  try {
    const [id, ...keys] = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))) as unknown[];
    const areKeys = keys.every((key) => typeof key === 'string' || Number.isFinite(key));
    return typeof id === 'string' && areKeys ? { id, keys: keys as Keys } : null;
  } catch {
    return null;
  }
}

/** The number of items up to the one that the cursor names, or up to its place if it is gone. */
function countThrough(
  argument: 'after' | 'before',
  cursor: string,
  list: Pick<Paged<never>, 'countThrough'>,
): number {
  const point = decode(cursor);
  const count = point && list.countThrough(point);
  if (count === null) throw badInput(argument, 'a cursor that this list has returned');
  return count;
}

function readSize(name: 'first' | 'last', size: number | null | undefined): number {
  if (size == null || size < 1 || size > pageSize.max)
    throw badInput(name, `a whole number from 1 to ${pageSize.max}`);
  return size;
}

/** Returns a valid `first` unchanged; throws on an invalid one. */
export const readFirst = (first: number | null | undefined): number => readSize('first', first);

/** The number of items before the one that the cursor names, or before its place if it is gone. */
function countBefore<T>(cursor: string, list: Paged<T>): number {
  const through = countThrough('before', cursor, list);
  const [item] = list.slice(through - 1, 1);
  return item && through > 0 && cursorOf(list.pointOf(item)) === cursor ? through - 1 : through;
}

/** The page of the `last` items, or of those before the cursor `before`. */
function readLast<T>(
  { last, before, after, page }: PageArgs,
  list: Paged<T>,
): { start: number; first: number } {
  if (last == null) throw badInput('before', 'left out where last is');
  if (after != null || page != null) throw badInput('last', 'left out where after or page is given');
  const size = readSize('last', last);
  const end = before == null ? list.totalCount : countBefore(before, list);
  const start = Math.max(0, end - size);
  return { start, first: end - start };
}

/** Returns the start of a page and its maximum size; throws on invalid arguments. A `page` beyond the last is the last. */
function readPage<T>(args: PageArgs, list: Paged<T>): { start: number; first: number } {
  const { first: wanted = pageSize.default, after, last, before, page } = args;
  if (last != null || before != null) return readLast(args, list);
  const first = readFirst(wanted);
  if (page == null) return { start: after == null ? 0 : countThrough('after', after, list), first };
  if (page < 1) throw badInput('page', 'a whole number from 1');
  if (after != null) throw badInput('page', 'left out where after is given');
  const pages = Math.max(1, Math.ceil(list.totalCount / first));
  return { start: (Math.min(page, pages) - 1) * first, first };
}

/** One page of a list that is sorted by these keys, as for `orderOf`. */
export function paginate<T extends { id: string }>(list: readonly T[], page: PageArgs, ...order: OrderOf<T>) {
  const slice = (start: number, count: number) => list.slice(start, start + count);
  return paginateSelection({ totalCount: list.length, slice, ...orderOf(list, ...order) }, page);
}

export function paginateSelection<T>(selection: Paged<T>, page: PageArgs) {
  const { start, first } = readPage(page, selection);
  const { totalCount } = selection;
  const nodes = selection.slice(start, first);
  const edges = nodes.map((node) => ({ cursor: cursorOf(selection.pointOf(node)), node }));
  return {
    totalCount,
    nodes,
    edges,
    pageInfo: {
      hasNextPage: start + edges.length < totalCount,
      hasPreviousPage: start > 0 && totalCount > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
