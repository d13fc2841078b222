import type { ApolloCache } from '@apollo/client';
import { removeDirectivesFromDocument } from '@apollo/client/utilities/internal';
import type { DocumentNode } from 'graphql';
import type { Store } from '../../../server/store.ts';
import { openTab as openContract } from '../../../server/tab/openTab.ts';
import { createClient } from '../../apollo/client.ts';
import { ApolloLink } from '@apollo/client';
import type { Generator } from './define.ts';
import type { Screen } from './screens.ts';

/** The data of a screen, and what the cache lacks of it. */
export interface Read {
  data: unknown;
  missing: string | undefined;
}

/** Reads a screen's query from a cache. */
export function readCache(cache: ApolloCache, { query, variables }: Screen): Read {
  const { result, missing } = cache.diff({
    query: cache.transformDocument(query),
    variables,
    optimistic: true,
    returnPartialData: true,
  });
  return { data: result, missing: missing?.message };
}

const { cache } = createClient(ApolloLink.empty());

/** A document as the client sends it. */
export const sentDocument = (query: DocumentNode): DocumentNode =>
  removeDirectivesFromDocument([{ name: 'unmask' }], cache.transformDocument(query))!;

/** The contract in a tab of simulated mode. */
export function openTab(store: Store) {
  const execute = openContract(store);
  async function ask(document: DocumentNode, variables: object, actionId?: string): Promise<object> {
    const { data, errors } = await execute({
      document: sentDocument(document),
      variables: { ...variables },
      actionId,
    });
    if (errors || !data) throw new Error(errors?.[0]?.message ?? 'The tab has no data.');
    return data;
  }
  return {
    perform: async ({ action }: Generator, variables: object, actionId: string): Promise<unknown> =>
      Object.values(await ask(action.document, variables, actionId))[0],
    read: ({ query, variables }: Screen): Promise<object> => ask(query, variables),
  };
}
