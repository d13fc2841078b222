import type { ApolloClient, DocumentNode, NormalizedCacheObject, OperationVariables } from '@apollo/client';
import { announceActivity } from './activity.ts';

/** An action of this tab, which the panel of queries shows. */
export interface RecordedAction {
  /** Milliseconds since the page was opened. */
  startedAt: number;
  document: DocumentNode;
  variables: OperationVariables;
  /** The response; undefined until it arrives. */
  answer?: object;
  failure?: string;
  /** The cache before and after the answers were written. */
  written?: readonly [before: NormalizedCacheObject, after: NormalizedCacheObject];
}

/** Maximum number of actions to keep. Each keeps the cached objects of its time. */
const maxActions = 20;
const actions = new WeakMap<ApolloClient, RecordedAction[]>();

/** The latest actions of this tab, oldest first. */
export const recordedActionsOf = (client: ApolloClient): readonly RecordedAction[] =>
  actions.get(client) ?? [];

/** Adds an action, or announces that it has changed. */
export function recordAction(client: ApolloClient, action: RecordedAction): void {
  const recorded = actions.get(client) ?? [];
  if (!recorded.includes(action)) actions.set(client, [...recorded, action].slice(-maxActions));
  announceActivity();
}

let observers = 0;

/** Whether actions record what they change: two copies of the cache for each. */
export const recordsChanges = (): boolean => observers > 0;

/** Records what actions change until the returned function is called. */
export function recordChanges(): () => void {
  observers += 1;
  return () => void (observers -= 1);
}
