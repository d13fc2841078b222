import { execute, type DocumentNode, type FormattedExecutionResult, type GraphQLError } from 'graphql';
import { createLiveContext, createRunner } from '../live/runner.ts';
import { createSchemaWithActions } from '../live/schema.ts';
import type { Store } from '../data/store.ts';
import { liveInMemory } from './liveInMemory.ts';

export interface TabOperation {
  /** A valid document: the build validates those of the client, the explorer its own. */
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** Which operation of the document to execute; needed if it has several. */
  operationName?: string | undefined;
  /** The id of an action, a UUID. A repeated one returns what the first one did. */
  actionId?: string | undefined;
}

export type ExecuteInTab = (operation: TabOperation) => Promise<FormattedExecutionResult>;

/** The error that the caller gets, as from the server: an exception of the code is logged, and its message is replaced. */
function formatError(error: GraphQLError) {
  if (!error.originalError || error.originalError.name === 'GraphQLError') return error.toJSON();
  console.error(error.originalError);
  return { ...error.toJSON(), message: 'Something went wrong on our side. Please try again.' };
}

const schema = createSchemaWithActions();

/** Returns a function that executes operations in a browser tab, by the server's resolvers. Changes end with the tab. */
export function openTab(first: Store): ExecuteInTab {
  // One journal for all accounts: `act` gets the account of each action from the context's store.
  const live = liveInMemory(first);
  let store = first;
  // A simulated log-in or log-out switches the account.
  const enterInTab = (account: string) => void (store = store.of(account));
  return async ({ document, variables, operationName, actionId }) => {
    const runner = createRunner(live.act, actionId, { enterInTab });
    const contextValue = createLiveContext(store, runner);
    const operation = { document, operationName, variableValues: variables };
    const { data, errors } = await execute({ schema, ...operation, contextValue });
    // `seq`, which `web/actions/perform.ts` reads, numbers the stored actions. A query, refusal or log-in has none.
    return {
      ...(data !== undefined && { data }),
      ...(errors && { errors: errors.map(formatError) }),
      ...(runner.seq !== undefined && { extensions: { seq: runner.seq } }),
    };
  };
}
