import type { ApolloCache } from '@apollo/client';
import { Kind } from 'graphql';
import { createApolloServer } from '../../../server/apollo.ts';
import { createContext } from '../../../server/context.ts';
import { inProcessLink } from '../../../server/http/inProcess.ts';
import type { Store } from '../../../server/store.ts';
import { perform } from '../../actions/perform.ts';
import { createClient } from '../../apollo/client.ts';
import { localChangesLayer } from '../../apollo/localChangesLayer.ts';
import type { Generator } from './define.ts';
import type { Screen } from './screens.ts';

/** The data of a screen, and what the cache lacks of it. */
export interface Read {
  data: unknown;
  missing: string | undefined;
}

/** Reads a screen's query from a cache, with the local changes. */
export function readCache(cache: ApolloCache, { query, variables }: Screen): Read {
  const { result, missing } = cache.diff({
    query: cache.transformDocument(query),
    variables,
    optimistic: true,
    returnPartialData: true,
  });
  return { data: result, missing: missing?.message };
}

/** The pages of a list that are loaded besides the first. */
const furtherPages = [2, 3];

/**
 * A tab that simulates all actions, over a store that does not change. Its screens are loaded once; `reset` removes
 * what the actions have changed, so that the next sequence starts with the same cache.
 */
export async function openTab(store: Store, screens: readonly Screen[]) {
  const link = inProcessLink(createApolloServer(), createContext(store));
  const client = createClient(link);
  const { cache } = client;
  const layer = localChangesLayer(cache);
  const load = async ({ query, variables }: Screen) => {
    await client.query({ query, variables, fetchPolicy: 'network-only' });
    const [operation] = query.definitions;
    const hasPages =
      operation?.kind === Kind.OPERATION_DEFINITION &&
      operation.variableDefinitions?.some(({ variable }) => variable.name.value === 'page');
    // A list with local changes needs the following pages, which a browser fetches when it shows the list.
    if (hasPages)
      for (const page of furtherPages)
        await client.query({ query, variables: { ...variables, page }, fetchPolicy: 'network-only' });
  };
  for (const screen of screens) await load(screen);
  return {
    perform: ({ action }: Generator, variables: object) =>
      perform(client, action, variables) as Promise<unknown>,
    /** Applies the changes again, as after each response of the server. */
    refetch: () => layer.renew(),
    read: (screen: Screen) => readCache(cache, screen),
    reset: () => layer.remove(new Set(layer.changes)),
  };
}
