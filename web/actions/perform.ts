import type { ApolloCache, ApolloClient, OperationVariables, Unmasked } from '@apollo/client';
import { tabLayer } from '../apollo/tabLayer.ts';
import type { Action, ActionData, Payload, Refusable } from './defineAction.ts';

/** What a mutation of one field answers. */
const payloadOf = (data: object): unknown => Object.values(data)[0];

/**
 * Performs an action and answers its payload. What is simulated is answered in the browser, once, in a task of its own
 * as a server's answer would come, and is written into the layer of the tab with what else the action changes. Any other
 * action goes to the server.
 */
export async function perform<T extends ActionData<T>, V extends OperationVariables>(
  client: ApolloClient,
  { document, answer, update }: Action<T, V>,
  variables: V,
): Promise<Payload<T> & Refusable> {
  const change = (cache: ApolloCache, data: object) => {
    const payload = payloadOf(data) as Payload<Unmasked<T>> & Refusable;
    if (payload.userErrors.length === 0) update?.(cache, payload, variables);
  };
  let data: object | null | undefined;
  if (answer) {
    await new Promise((resolve) => setTimeout(resolve));
    tabLayer(client.cache).add((cache) => {
      data ??= answer(variables, cache) as object;
      cache.write({ query: document, variables, dataId: 'ROOT_MUTATION', result: data as never });
      // Its objects stay; that there was a mutation is nothing to keep.
      cache.evict({ id: 'ROOT_MUTATION' });
      change(cache, data);
    });
  } else {
    // Apollo's own signature checks option names against V, which is not known here.
    const mutate = client.mutate.bind(client) as (options: object) => Promise<{ data?: object }>;
    ({ data } = await mutate({
      mutation: document,
      variables,
      update: (cache: ApolloCache, result: { data?: object | null }) => {
        if (result.data) change(cache, result.data);
      },
    }));
  }
  if (!data) throw new Error('A mutation without an answer.');
  return payloadOf(data) as Payload<T> & Refusable;
}
