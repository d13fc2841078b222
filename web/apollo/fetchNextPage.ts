import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
  Unmasked,
} from '@apollo/client';

interface Page {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

const loadedLists = new WeakMap<ApolloClient, Set<PagedList>>();

/** The lists to which `fetchNextPage` has appended pages, so that a refetch loads as many. */
export const loadedListsOf = (client: ApolloClient): Set<PagedList> => loadedLists.get(client) ?? new Set();

/** The type and id of an object; a value without an id is its own identity. */
const identityOf = (node: unknown): unknown => {
  const { __typename, id } = node as { __typename?: string; id?: string };
  return id === undefined ? node : `${__typename}:${id}`;
};

/** Appends a page to a list. An item that has moved to this page meanwhile keeps its place. */
export function appendPage(target: Page, { nodes, pageInfo }: Page): void {
  // Ends at a page without items or without a new cursor, which would be requested endlessly.
  const isLast = nodes.length === 0 || pageInfo.endCursor === target.pageInfo.endCursor;
  const listed = new Set(target.nodes.map(identityOf));
  Object.assign(target, {
    nodes: [...target.nodes, ...nodes.filter((node) => !listed.has(identityOf(node)))],
    pageInfo: isLast ? { ...pageInfo, hasNextPage: false } : pageInfo,
  });
}

export interface PagedList {
  query: DocumentNode;
  variables?: OperationVariables;
  /** The name of the cursor variable. */
  cursor: string;
  /** Selects the list in the query's data; undefined when the data has no such list. */
  listOf(data: unknown): Page | undefined;
}

export interface PagedListOf<T> extends PagedList {
  query: TypedDocumentNode<T, never>;
  listOf(data: Unmasked<T>): Page | undefined;
}

/** Fetches the page after the cached ones and appends it to the cached list. Does nothing after the last page. */
export async function fetchNextPage(client: ApolloClient, list: PagedList): Promise<void> {
  const { query, variables = {}, cursor, listOf } = list;
  /** Reads the cached data without optimistic changes. */
  const readServerData = (pageVariables: OperationVariables) =>
    client.readQuery({ query, variables: pageVariables }, false);
  const stored = () => {
    const data = readServerData(variables);
    return data ? listOf(data) : undefined;
  };
  const { hasNextPage, endCursor } = stored()?.pageInfo ?? {};
  if (!hasNextPage) return;
  const following = { ...variables, [cursor]: endCursor };
  await client.query({ query, variables: following });
  const nextPage = readServerData(following);
  // Another component may have fetched the same page meanwhile.
  if (!nextPage || stored()?.pageInfo.endCursor !== endCursor) return;
  const data = structuredClone(readServerData(variables)!);
  appendPage(listOf(data)!, listOf(nextPage)!);
  loadedLists.set(client, loadedListsOf(client).add(list));
  client.writeQuery({ query, variables, data });
}

/** Fetches the query and all further pages of its list into the cache. */
export async function fetchAllPages(client: ApolloClient, list: PagedList): Promise<void> {
  const { query, variables = {}, listOf } = list;
  await client.query({ query, variables });
  const hasNextPage = () => {
    const data = client.readQuery({ query, variables }, false);
    return data !== null && listOf(data)?.pageInfo.hasNextPage === true;
  };
  // oxlint-disable-next-line no-await-in-loop -- each page has the cursor of the next one
  while (hasNextPage()) await fetchNextPage(client, list);
}
