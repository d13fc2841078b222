import type { ApolloClient, OperationVariables, StoreObject } from '@apollo/client';
import { showOptimistic } from '../apollo/optimistic.ts';
import { announceAccount } from '../apollo/otherTabs.ts';
import { settle } from '../apollo/refetchActive.ts';
import { seenOf } from '../apollo/seenLink.ts';
import { AnswerError, sendOperation } from '../apollo/sendOperation.ts';
import { ImpossibleAction, sendToTab } from '../apollo/tab.ts';
import { recordAction, recordsChanges, type RecordedAction } from '../apollo/recordedActions.ts';
import { isLive, tabSettings } from '../session/mode.ts';
import { whenIdleAfterInput } from '../ui/whenIdle.ts';
import { fieldOf, type Action, type ActionData, type Payload, type Refusable } from './defineAction.ts';

// `useAction` and `AfterPaint` import this module on demand, and so load all of these with one request.
export { leadToLogIn, leadToLogInAgain } from './leadToLogIn.ts';
export { startTab } from '../apollo/tab.ts';

interface Failed {
  id: string;
  /** Whether it may create an object: it has no optimistic fields. */
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
 * After another action, only Retry and creations reuse the id: the user may set the same value again on purpose.
 */
function idOf(client: ApolloClient, key: string, isRetry: boolean): string {
  const failed = failedOf(client);
  const earlier = failed.get(key);
  failed.delete(key);
  for (const other of failed.values()) other.isLatest = false;
  const isSame = earlier && (isRetry || earlier.isCreation || earlier.isLatest);
  return isSame ? earlier.id : crypto.randomUUID();
}

const payloadOf = (data: object): Refusable => (Object.values(data) as Refusable[])[0]!;

/** Sends an action, shows its optimistic fields until the response, and refetches the active queries. */
async function send<T extends ActionData<T>, V extends OperationVariables>(
  client: ApolloClient,
  { document, optimistic, isAutomatic, secret }: Action<T, V>,
  variables: V,
  isRetry: boolean,
): Promise<Refusable> {
  const shown = optimistic?.(variables);
  const hide = shown && showOptimistic(client.cache, [shown].flat() as StoreObject[]);
  const record: RecordedAction = { startedAt: performance.now(), document, variables };
  recordAction(client, record);
  const key = JSON.stringify([fieldOf(document), variables]);
  const id = idOf(client, key, isRetry);
  try {
    // Sending starts the worker, which a visit without input does not need.
    if (isAutomatic && tabSettings() && !(navigator.userActivation?.hasBeenActive ?? true))
      await new Promise<void>((resolve) => whenIdleAfterInput(resolve));
    sendToTab(client);
    const { data, extensions } = await sendOperation(client, {
      document,
      variables,
      headers: { 'x-action': id },
    });
    const payload = payloadOf(data);
    record.answer = secret ? { [fieldOf(document)]: { ...payload, [secret]: '…' } } : data;
    const isDone = payload.userErrors.length === 0;
    // Refetches after a refusal, too: the user may have acted on stale data.
    await settle(client, {
      // The number of the action's entry in the server's journal, or in the worker's; a refused action has none.
      seq: Number((isDone && extensions['seq']) || 0),
      hide,
      write: (cache) => {
        if (!isDone) return;
        const written = { query: document, variables, result: data as never, broadcast: false };
        cache.write({ ...written, dataId: 'ROOT_MUTATION' });
        // The cache keeps the payload's objects but not the mutation itself.
        cache.evict({ id: 'ROOT_MUTATION', broadcast: false });
      },
      ...(recordsChanges() && {
        onWritten: (before, after) => {
          record.written = [before, after];
        },
      }),
    });
    return payload;
  } catch (error) {
    failedOf(client).set(key, { id, isCreation: !shown, isLatest: true });
    record.failure = (error as Error).message;
    hide?.();
    // Neither live nor simulated mode: the site takes its data from another server (GRAPHQL_ENDPOINT).
    if (error instanceof AnswerError && !isLive() && !tabSettings())
      throw new ImpossibleAction('The server of this site does not perform this action.');
    throw error;
  } finally {
    recordAction(client, record);
  }
}

const noRetries: readonly number[] = [];

/** Begins or ends a session of the server. It is sent once: one that is repeated would count as another attempt. */
async function sendSession(
  client: ApolloClient,
  { document }: Action<never, never>,
  variables: OperationVariables,
) {
  const { data } = await sendOperation(client, { document, variables }, noRetries);
  const payload = payloadOf(data);
  // There is no viewer after `requestPasswordReset`, `resetPassword` or a refusal: the session is the same.
  const { viewer } = payload as { viewer?: Parameters<typeof announceAccount>[0] | null };
  if (viewer) announceAccount(viewer);
  return payload;
}

/**
 * Performs an action and returns its payload: the tab's worker answers it in simulated mode, the server otherwise. Then
 * refetches the active queries, for changed lists and counts. `isRetry`: the user repeats it after a failure.
 */
export async function perform<T extends ActionData<T>, V extends OperationVariables>(
  client: ApolloClient,
  action: Action<T, V>,
  variables: V,
  isRetry = false,
): Promise<Payload<T> & Refusable> {
  if (action.isOfSession && isLive())
    return sendSession(client, action as never, variables) as Promise<Payload<T> & Refusable>;
  const { actions } = seenOf(client);
  const sent = send(client, action, variables, isRetry);
  // `liveUpdates.ts` waits for running actions, which refetch the same queries.
  actions.add(sent);
  try {
    return (await sent) as Payload<T> & Refusable;
  } finally {
    actions.delete(sent);
  }
}
