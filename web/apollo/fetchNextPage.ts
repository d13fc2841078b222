import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
  Unmasked,
} from '@apollo/client';
import { localChangesLayer } from './localChangesLayer.ts';

interface Page {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** A list in the answer to a query, which goes on after a cursor. */
export interface PagedList {
  query: DocumentNode;
  variables?: OperationVariables;
  /** The variable that says after what the list goes on. */
  cursor: string;
  /** The list; undefined where there is no such thing. */
  listOf(data: unknown): Page | undefined;
}

/** The same, where it is declared: `listOf` knows what the query answers. */
export interface PagedListOf<T> extends PagedList {
  query: TypedDocumentNode<T, never>;
  listOf(data: Unmasked<T>): Page | undefined;
}

/**
 * Asks for the next page of a list and puts it behind what the cache has of it. What the tab has added and removed is
 * laid over the longer list as it was over the shorter one.
 */
export async function fetchNextPage(client: ApolloClient, list: PagedList): Promise<void> {
  const { query, variables = {}, cursor, listOf } = list;
  /** The server's answer, as the cache has it: without the tab's layer. */
  const told = (asked: OperationVariables) => client.readQuery({ query, variables: asked }, false);
  const stored = () => {
    const data = told(variables);
    return data ? listOf(data) : undefined;
  };
  const { hasNextPage, endCursor } = stored()?.pageInfo ?? {};
  if (!hasNextPage) return;
  const following = { ...variables, [cursor]: endCursor };
  await client.query({ query, variables: following });
  const rest = told(following);
  // Another part may have asked for the same page meanwhile.
  if (!rest || stored()?.pageInfo.endCursor !== endCursor) return;
  const data = structuredClone(told(variables)!);
  const { nodes, pageInfo } = listOf(rest)!;
  const longer = listOf(data)!;
  Object.assign(longer, { nodes: [...longer.nodes, ...nodes], pageInfo });
  client.writeQuery({ query, variables, data });
  localChangesLayer(client.cache).renew();
}

/** Asks for all of a list. */
export async function fetchAllPages(client: ApolloClient, list: PagedList): Promise<void> {
  const { query, variables = {}, listOf } = list;
  await client.query({ query, variables });
  const goesOn = () => {
    const data = client.readQuery({ query, variables }, false);
    return data !== null && listOf(data)?.pageInfo.hasNextPage === true;
  };
  // oxlint-disable-next-line no-await-in-loop -- one page says where the next begins
  while (goesOn()) await fetchNextPage(client, list);
}
