import type { ApolloClient, OperationVariables, Unmasked } from '@apollo/client';
import { localChangesLayer } from '../apollo/localChangesLayer.ts';
import type { Action, ActionData, Payload, Refusable } from './defineAction.ts';

/** What a mutation of one field answers. */
const payloadOf = (data: object): unknown => Object.values(data)[0];

/**
 * Performs an action and answers its payload. What is simulated is answered in the browser, once, in a task of its own
 * as a server's answer would come, and is written into the layer of the tab with what else the action changes. Any other
 * action goes to the server, and so do the queries of what is shown then.
 */
export async function perform<T extends ActionData<T>, V extends OperationVariables>(
  client: ApolloClient,
  { document, simulate, update }: Action<T, V>,
  variables: V,
): Promise<Payload<T> & Refusable> {
  if (!simulate) {
    // No screen of the simulated mode needs it.
    const { mutateOnServer } = await import('./mutateOnServer.ts');
    return payloadOf(await mutateOnServer(client, document, variables)) as Payload<T> & Refusable;
  }
  await new Promise((resolve) => setTimeout(resolve));
  let data: object | undefined;
  localChangesLayer(client.cache).add((cache) => {
    data ??= simulate(variables, cache) as object;
    const payload = payloadOf(data) as Payload<Unmasked<T>> & Refusable;
    // Lists come first: until the items are written they say what the server says of them.
    if (payload.userErrors.length === 0) update?.(cache, payload, variables);
    cache.write({ query: document, variables, dataId: 'ROOT_MUTATION', result: data as never });
    // Its objects stay; that there was a mutation is nothing to keep.
    cache.evict({ id: 'ROOT_MUTATION' });
  });
  return payloadOf(data!) as Payload<T> & Refusable;
}
