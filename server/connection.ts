import { badInput } from './errors.ts';
import type { PageInfo } from './generated/resolvers.ts';

interface PageArgs {
  first?: number | null;
  after?: string | null;
}

export interface Connection<T> {
  totalCount: number;
  nodes: T[];
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfo;
}

/** How many nodes a page holds where `first` is left out, and at the most. */
export const pageSize = { standard: 20, most: 100 };

const encode = (position: number) => Buffer.from(`at:${position}`).toString('base64url');

function decode(cursor: string): number {
  const position = /^at:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (position === undefined) throw badInput('after', 'a cursor that this list has returned');
  return Number(position);
}

/** One page of a list that does not change while the server runs: a cursor is a position in it. */
export function paginate<T>(
  list: readonly T[],
  { first = pageSize.standard, after }: PageArgs,
): Connection<T> {
  if (first === null || first < 1 || first > pageSize.most)
    throw badInput('first', `a whole number from 1 to ${pageSize.most}`);
  const start = after == null ? 0 : decode(after) + 1;
  const edges = list.slice(start, start + first).map((node, i) => ({ cursor: encode(start + i), node }));
  return {
    totalCount: list.length,
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: {
      hasNextPage: start + edges.length < list.length,
      hasPreviousPage: start > 0 && list.length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
