import type { Store } from '../store.ts';
import { ask } from './ask.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at a path such as 'profile.posts.nodes' of an answer. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test knows what it has asked for
export function read<T>({ data }: { data: unknown }, path: string): T {
  let at = data;
  for (const key of path.split('.')) at = isRecord(at) ? at[key] : undefined;
  if (at === undefined) throw new Error(`The answer has nothing at '${path}'.`);
  const value: T = JSON.parse(JSON.stringify(at));
  return value;
}

/** The ids of the nodes at a path. */
export const idsAt = (answer: { data: unknown }, path: string): string[] =>
  read<{ id: string }[]>(answer, path).map(({ id }) => id);

interface Page {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The ids of all pages of the list at a path; the query takes $first and $after. */
export async function idsOfAllPages(
  query: string,
  path: string,
  first: number,
  after: string | null = null,
  store?: Store,
): Promise<string[][]> {
  const { nodes, pageInfo } = read<Page>(await ask(query, { first, after }, store), path);
  const ids = nodes.map(({ id }) => id);
  if (!pageInfo.hasNextPage) return [ids];
  return [ids, ...(await idsOfAllPages(query, path, first, pageInfo.endCursor, store))];
}
