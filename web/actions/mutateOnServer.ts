import type {
  ApolloCache,
  ApolloClient,
  DocumentNode,
  NormalizedCacheObject,
  OperationVariables,
} from '@apollo/client';
import { localChangesLayer, type LocalChange } from '../apollo/localChangesLayer.ts';
import { settle } from '../apollo/refetchActive.ts';
import { seenOf } from '../apollo/seenLink.ts';
import { sendOperation } from '../apollo/sendOperation.ts';
import { recordServerAction, type ServerAction } from '../apollo/serverActions.ts';
import { fieldOf, type Refusable } from './defineAction.ts';
import { localIdCount } from './localId.ts';
import type { Simulation } from './simulation.ts';

// One module for live mode, so that an action loads it once.
export { leadToLogIn, leadToLogInAgain } from './leadToLogIn.ts';

interface Running {
  document: DocumentNode;
  variables: OperationVariables;
  simulation: Simulation;
  /** Whether the user has pressed Retry after this action failed. */
  isRetry?: boolean;
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

interface Failed {
  /** The id for the server. */
  id: string;
  isCreation: boolean;
  /** Whether no other action has followed. */
  isLatest: boolean;
}

/** The actions of each client whose outcome is unknown, by action and input. */
const failedActions = new WeakMap<ApolloClient, Map<string, Failed>>();

function failedOf(client: ApolloClient): Map<string, Failed> {
  const failed = failedActions.get(client) ?? new Map<string, Failed>();
  failedActions.set(client, failed);
  return failed;
}

/**
 * Returns the action's id. The server performs an id once, so a repeated action whose outcome is unknown has the same id.
 * After another action, this is so for Retry and for creations alone: the user may set the same value again on purpose.
 */
function idOf(client: ApolloClient, key: string, isRetry: boolean): string {
  const failed = failedOf(client);
  const earlier = failed.get(key);
  failed.delete(key);
  for (const other of failed.values()) other.isLatest = false;
  const isSame = earlier && (isRetry || earlier.isCreation || earlier.isLatest);
  return isSame ? earlier.id : crypto.randomUUID();
}

async function sendAction(
  client: ApolloClient,
  { document, variables, simulation, isRetry = false }: Running,
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
  const id = idOf(client, key, isRetry);
  let data: object;
  try {
    const response = await sendOperation(client, { document, variables, headers: { 'x-action': id } });
    ({ data } = response);
    Object.assign(record, { answer: data });
    const isDone = Object.values(data as Record<string, Refusable>).every(
      ({ userErrors }) => userErrors.length === 0,
    );
    if (!isDone) {
      // The page may show stale data, on which the user has acted.
      await settle(client, { seq: 0, change, write: () => {} });
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
    failedOf(client).set(key, { id, isCreation: !change, isLatest: true });
    Object.assign(record, { failure: (error as Error).message });
    removeChange();
    throw error;
  } finally {
    recordServerAction(client, record);
  }
}

/**
 * Sends an action to the server. In live mode its simulated change is visible until the server answers. After success the
 * active queries are refetched, which have the changed lists and counts. After a refusal they have what the page lacked.
 */
export async function mutateOnServer(client: ApolloClient, running: Running): Promise<object> {
  const { actions } = seenOf(client);
  const sent = sendAction(client, running);
  actions.add(sent);
  try {
    return await sent;
  } finally {
    actions.delete(sent);
  }
}
