import { createContext, type Context } from '../data/context.ts';
import type { Store } from '../data/store.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Visitor } from './accounts/visitor.ts';
import type { LogAction } from './actionLog.ts';
import type { Live } from './live.ts';

/** What a mutation's resolver needs to run its action: made for each request by `graphqlEndpoint.ts` or `tab/openTab.ts`. */
export interface Runner {
  /** Decides and stores the action. */
  readonly act: Live['act'];
  readonly log?: LogAction | undefined;
  readonly actionId: string;
  /** The number of the action's entry in the journal, once it is stored; a query and a refused action have none. */
  seq?: number;
  /** The session of the request; undefined where there are no accounts. */
  readonly session?: RunnerSession | undefined;
  /** The text of an access token; undefined where there are no accounts, and for a request that was sent with a token. */
  readonly tokenOf?: ((id: string) => string) | undefined;
  /** Ends the turn of the request, which would keep others waiting while the action waits for the database. */
  readonly endTurn?: (() => void) | undefined;
  /** In a browser tab, whose actions are simulated: makes this account the one that reads and acts. */
  readonly enterInTab?: ((account: string) => void) | undefined;
}

/** The session of one request, and what its response says about it. */
export interface RunnerSession {
  readonly accounts: Accounts;
  readonly visitor: Visitor;
  /** The id of the access token in the request; undefined for one with a cookie. */
  readonly tokenId?: string;
  /** The values of Set-Cookie. */
  readonly cookies: string[];
  /** Seconds in the header Retry-After. */
  retryAfter?: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An action without a valid id of the client gets a random one, so a retry would run it again. */
export const createRunner = (
  act: Live['act'],
  actionId: string | undefined,
  given: Pick<Runner, 'log' | 'session' | 'tokenOf' | 'endTurn' | 'enterInTab'> = {},
): Runner => ({
  act,
  ...given,
  actionId: actionId && uuid.test(actionId) ? actionId.toLowerCase() : crypto.randomUUID(),
});

export interface LiveContext extends Context {
  /** Runs the request's action; undefined where no action is live. */
  runner?: Runner;
}

export const createLiveContext = (
  store: Store,
  runner: Runner | undefined,
  requestId?: string,
): LiveContext => ({
  ...createContext(store, Date.now(), requestId),
  ...(runner && { runner }),
});
