import type { Selection } from './catalogue/catalogue.ts';
import { badInput } from '../graphql/errors.ts';
import type { PageInfo } from '../generated/resolvers.ts';

type Found<T> = Pick<Selection<T>, 'totalCount' | 'slice'>;

interface PageArgs {
  first?: number | null;
  after?: string | null;
  page?: number | null;
}

export interface Connection<T> {
  totalCount: number;
  nodes: T[];
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfo;
}

/** The default and the maximum number of nodes in a page. */
export const pageSize = { default: 20, max: 100 };

/** The cursor of the item at a position of a list, from 0. */
export const cursorAt = (position: number) => Buffer.from(`at:${position}`).toString('base64url');

function decode(cursor: string): number {
  const position = /^at:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (position === undefined) throw badInput('after', 'a cursor that this list has returned');
  return Number(position);
}

/** Returns a valid `first` unchanged; throws on an invalid one. */
export function readFirst(first: number | null | undefined): number {
  if (first == null || first < 1 || first > pageSize.max)
    throw badInput('first', `a whole number from 1 to ${pageSize.max}`);
  return first;
}

/** Returns the start of a page and its maximum number of nodes; throws on invalid arguments. */
function readPage(
  { first: wanted = pageSize.default, after, page }: PageArgs,
  totalCount: () => number,
): { start: number; first: number } {
  const first = readFirst(wanted);
  if (page == null) return { start: after == null ? 0 : decode(after) + 1, first };
  if (page < 1) throw badInput('page', 'a whole number from 1');
  if (after != null) throw badInput('page', 'left out where after is given');
  const last = Math.max(1, Math.ceil(totalCount() / first));
  return { start: (Math.min(page, last) - 1) * first, first };
}

/** One page of an immutable list: a cursor is a position in it. */
export function paginate<T>(list: readonly T[], page: PageArgs): Connection<T> {
  const slice = (start: number, count: number) => list.slice(start, start + count);
  return paginateSelection({ totalCount: list.length, slice }, page);
}

/** The first items of a selection; `first` is validated as for a page. */
export const firstItems = <T>(found: Found<T>, first: number | null): T[] =>
  paginateSelection(found, { first }).nodes;

/** The number of items that a list without pages returns at most. */
export const maxListed = 100;

/** The items of a list without pages. */
export const listed = <T>(found: Found<T>): T[] => found.slice(0, maxListed);

/** One page of a catalogue's selection; a cursor is a position in it, as in `paginate`. */
export function paginateSelection<T>(selection: Found<T>, page: PageArgs): Connection<T> {
  const { start, first } = readPage(page, () => selection.totalCount);
  const { totalCount } = selection;
  const nodes = selection.slice(start, first);
  const edges = nodes.map((node, i) => ({ cursor: cursorAt(start + i), node }));
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
