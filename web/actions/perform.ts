import type { ApolloCache, ApolloClient, OperationVariables, Unmasked } from '@apollo/client';
import { localChangesLayer } from '../apollo/localChangesLayer.ts';
import type { Action, ActionData, Payload, Refusable } from './defineAction.ts';

/** The payload of a mutation with one field. */
const payloadOf = (data: object): unknown => Object.values(data)[0];

/**
 * Performs an action and returns its payload. A simulated action runs once in the browser, asynchronously like a
 * request. Its payload and its list changes are written into the layer of local changes. A real action is sent to the
 * server, and the shown queries are refetched.
 */
export async function perform<T extends ActionData<T>, V extends OperationVariables>(
  client: ApolloClient,
  { document, simulate, update }: Action<T, V>,
  variables: V,
): Promise<Payload<T> & Refusable> {
  if (!simulate) {
    // Loaded on demand: simulated actions do not need it.
    const { mutateOnServer } = await import('./mutateOnServer.ts');
    return payloadOf(await mutateOnServer(client, document, variables)) as Payload<T> & Refusable;
  }
  await new Promise((resolve) => setTimeout(resolve));
  let data: object | undefined;
  const write = (cache: ApolloCache) => {
    data ??= simulate(variables, cache) as object;
    const payload = payloadOf(data) as Payload<Unmasked<T>> & Refusable;
    // Update lists before the payload is written: until then the items have the server's values.
    if (payload.userErrors.length === 0) update?.(cache, payload, variables);
    cache.write({ query: document, variables, dataId: 'ROOT_MUTATION', result: data as never });
    // The cache keeps the payload's objects but not the mutation itself.
    cache.evict({ id: 'ROOT_MUTATION' });
  };
  localChangesLayer(client.cache).add(write, { document, variables, data: () => data });
  return payloadOf(data!) as Payload<T> & Refusable;
}
