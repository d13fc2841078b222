import type {
  ApolloCache,
  ApolloClient,
  DocumentNode,
  NormalizedCacheObject,
  OperationVariables,
} from '@apollo/client';
import { localChangesLayer, type LocalChange } from '../apollo/localChangesLayer.ts';
import { settle } from '../apollo/refetchActive.ts';
import { sendOperation } from '../apollo/sendOperation.ts';
import { recordServerAction, type ServerAction } from '../apollo/serverActions.ts';
import { fieldOf, type Refusable } from './defineAction.ts';
import { localIdCount } from './localId.ts';
import type { Simulation } from './simulation.ts';

interface Running {
  document: DocumentNode;
  variables: OperationVariables;
  simulation: Simulation;
}

/**
 * Shows the simulated change until the server answers. Returns undefined, and shows nothing, if the change creates an
 * object, which would get a second id, or needs data that is not in the cache.
 */
function showSimulation(client: ApolloClient, simulation: Simulation): LocalChange | undefined {
  const write = (cache: ApolloCache) => {
    const isFirst = simulation.data() === undefined;
    const idCount = localIdCount();
    simulation.write(cache);
    if (isFirst && localIdCount() > idCount) throw new Error('The action creates an object.');
  };
  try {
    return localChangesLayer(client.cache).add(write);
  } catch {
    return undefined;
  }
}

/** The latest action of each client, if it failed: its input, and its id for the server. */
const failed = new WeakMap<ApolloClient, { key: string; id: string }>();

/**
 * Returns the action's id. The server performs an id once. A repeated action whose outcome is unknown has the same id,
 * unless another action followed.
 */
function idOf(client: ApolloClient, key: string): string {
  const earlier = failed.get(client);
  failed.delete(client);
  return earlier?.key === key ? earlier.id : crypto.randomUUID();
}

/**
 * Sends an action to the server. In live mode its simulated change is visible until the server answers. After success the
 * active queries are refetched, which have the changed lists and counts.
 */
export async function mutateOnServer(
  client: ApolloClient,
  { document, variables, simulation }: Running,
): Promise<object> {
  const base = client.cache.extract() as NormalizedCacheObject;
  const change = showSimulation(client, simulation);
  const record: ServerAction = {
    startedAt: performance.now(),
    document,
    variables,
    write: change?.write,
    simulated: simulation.data(),
    base,
  };
  recordServerAction(client, record);
  const removeChange = () => change && localChangesLayer(client.cache).remove(new Set([change]));
  const key = JSON.stringify([fieldOf(document), variables]);
  const id = idOf(client, key);
  let data: object;
  try {
    const response = await sendOperation(client, { document, variables, headers: { 'x-action': id } });
    ({ data } = response);
    Object.assign(record, { answer: data });
    const isDone = Object.values(data as Record<string, Refusable>).every(
      ({ userErrors }) => userErrors.length === 0,
    );
    if (!isDone) {
      removeChange();
      return data;
    }
    const { seq } = response.extensions;
    await settle(client, {
      seq: typeof seq === 'number' ? seq : 0,
      change,
      write: (cache) => {
        cache.write({
          query: document,
          variables,
          dataId: 'ROOT_MUTATION',
          result: data as never,
          broadcast: false,
        });
        // The cache keeps the payload's objects but not the mutation itself.
        cache.evict({ id: 'ROOT_MUTATION', broadcast: false });
      },
      onWritten: (before, after) => Object.assign(record, { written: [before, after] }),
    });
    return data;
  } catch (error) {
    failed.set(client, { key, id });
    Object.assign(record, { failure: (error as Error).message });
    removeChange();
    throw error;
  } finally {
    recordServerAction(client, record);
  }
}
