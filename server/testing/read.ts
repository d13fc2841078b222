import { createStore } from '../store.ts';
import { ask } from './ask.ts';

/** The value at a path such as 'profile.posts.nodes' of an answer; the caller knows what was asked for. */
export function read<T>({ data }: { data: unknown }, path: string): T {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], data);
  if (value === undefined) throw new Error(`The answer has nothing at '${path}'.`);
  return value as T;
}

/** The ids of the nodes at a path. */
export const idsAt = (answer: { data: unknown }, path: string): string[] =>
  read<{ id: string }[]>(answer, path).map(({ id }) => id);

interface Page {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The ids of all pages of the list at a path; the query takes $first and $after. */
export async function idsOfAllPages(query: string, path: string, first: number): Promise<string[][]> {
  const store = createStore();
  const pages: string[][] = [];
  let after: string | null = null;
  for (let more = true; more;) {
    const page: Page = read(await ask(query, { first, after }, store), path);
    pages.push(page.nodes.map(({ id }) => id));
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  return pages;
}
