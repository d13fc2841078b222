import type { ApolloClient, DocumentNode, NormalizedCacheObject, OperationVariables } from '@apollo/client';
import { announceActivity } from './activity.ts';
import type { LocalChange } from './localChangesLayer.ts';

/** An action that the server performs, and its simulation. The panel of queries shows both. */
export interface ServerAction {
  /** Milliseconds since the page was opened. */
  startedAt: number;
  document: DocumentNode;
  variables: OperationVariables;
  /** Writes the simulated change. Undefined if the browser waits for the server's answer. */
  write: LocalChange['write'] | undefined;
  /** The simulated data; undefined if it was not shown. */
  simulated: object | undefined;
  /** The server's response; undefined until it arrives. */
  answer?: object;
  /** The message of a failure. */
  failure?: string;
  /** The server's data in the cache when the action started. */
  base: NormalizedCacheObject;
  /** The server's data in the cache before and after the answers were written. */
  written?: readonly [before: NormalizedCacheObject, after: NormalizedCacheObject];
}

/** Maximum number of actions to keep. Each keeps the cached objects of its time. */
const maxActions = 20;
const actions = new WeakMap<ApolloClient, ServerAction[]>();

/** The latest actions that the server performs, oldest first. */
export const serverActionsOf = (client: ApolloClient): readonly ServerAction[] => actions.get(client) ?? [];

/** Adds an action, or announces that it has changed. */
export function recordServerAction(client: ApolloClient, action: ServerAction): void {
  const recorded = actions.get(client) ?? [];
  if (!recorded.includes(action)) actions.set(client, [...recorded, action].slice(-maxActions));
  announceActivity();
}
