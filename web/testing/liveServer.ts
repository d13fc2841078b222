import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { firstValueFrom, from } from 'rxjs';
import { onTestFinished } from 'vitest';
import { guestId } from '../../server/data/guest.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { createLiveContext, createRunner } from '../../server/live/runner.ts';
import type { Mark } from '../../server/shared/marks.ts';
import { openLiveInMemory, tokenOf } from '../../server/testing/openLiveInMemory.ts';

interface SentOperation {
  name: string | undefined;
  type: OperationTypeNode;
  headers: Readonly<Record<string, string>>;
  variables: Readonly<Record<string, unknown>>;
}

/** Fails a request: before the server receives it, or after the server has answered. */
export type Failure = 'before' | 'after';

/**
 * The server of live mode, in this process and without a database. The page is live until the end of the test.
 * It has no accounts: a test sets the responses of log-ins as `sessions`, by the name of the operation.
 * The reader is the sample's viewer by default.
 */
export function createLiveServer(account?: string) {
  document.documentElement.dataset['live'] = '';
  onTestFinished(() => void delete document.documentElement.dataset['live']);
  const { server, live } = openLiveInMemory();
  let store = account === undefined ? live.store : live.store.of(account);
  const sessions: Record<string, object> = {};
  const sent: SentOperation[] = [];
  /** How the next mutations fail. */
  const failures: Failure[] = [];
  const holds = new Map<string, Promise<void>>();
  const execute = (operation: ApolloLink.Operation, id: string | undefined) => {
    const context = createLiveContext(store, createRunner(live.act, id, { tokenOf }));
    return firstValueFrom(
      ApolloLink.execute(inProcessLink(server, context), operation, { client: operation.client }),
    );
  };
  async function answer(operation: ApolloLink.Operation): Promise<ApolloLink.Result> {
    const { operationName: name = '', operationType: type } = operation;
    const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
    sent.push({ name, type, headers, variables: operation.variables });
    const failure = type === OperationTypeNode.MUTATION ? failures.shift() : undefined;
    if (failure === 'before') throw new TypeError('Failed to fetch');
    const session = sessions[name];
    const result = session ? { data: session } : await execute(operation, headers['x-action']);
    const held = holds.get(name);
    holds.delete(name);
    await held;
    if (failure === 'after') throw new TypeError('Failed to fetch');
    return result;
  }
  const link = new ApolloLink((operation) => from(answer(operation)));
  return {
    store,
    link,
    /** Ends the session elsewhere: from now on the reader is a guest. */
    endSession: () => void (store = live.store.of(guestId)),
    isStored: (mark: Mark, id: string) => store.data.marks[mark].has(id),
    failures,
    sessions,
    /** Holds the next response to an operation back until the returned function is called. */
    hold: (name: string) => {
      let release!: () => void;
      holds.set(name, new Promise<void>((resolve) => (release = resolve)));
      return release;
    },
    isHeld: (name: string) => holds.has(name),
    sent,
    mutations: () => sent.filter(({ type }) => type === OperationTypeNode.MUTATION),
  };
}
