import type { ApolloCache, OperationVariables, Unmasked } from '@apollo/client';
import type { Action, ActionData, Payload, Refusable } from './defineAction.ts';

/** The payload of a mutation with one field. */
export const payloadOf = (data: object): unknown => Object.values(data)[0];

/** An action's simulated payload and list changes, for the layer of local changes. */
export interface Simulation {
  /** Writes the payload and the list changes. The first call runs `simulate`. */
  write: (cache: ApolloCache) => void;
  /** Returns the mutation's data; undefined before the first `write`. */
  data: () => object | undefined;
}

/** Returns the simulation of an action with an input. */
export function simulationOf<T extends ActionData<T>, V extends OperationVariables>(
  { document, simulate, update }: Action<T, V>,
  variables: V,
): Simulation {
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
  return { write, data: () => data };
}
