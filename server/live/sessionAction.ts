import { GraphQLError } from 'graphql';
import { newPerson } from '../account/newPerson.ts';
import { guestId } from '../data/guest.ts';
import type { Context } from '../data/context.ts';
import type { Change } from '../data/changes.ts';
import type { Store } from '../data/store.ts';
import {
  refuse,
  type ActionName,
  type InputOf,
  type Now,
  type PayloadOf,
  type Refusal,
  type Right,
} from '../data/action.ts';
import type { Accounts, EnteredAccount } from './accounts/accounts.ts';
import type { Visitor } from './accounts/visitor.ts';
import { newIdOf } from './newId.ts';
import type { Runner } from './runner.ts';

/** What an action of sessions reads and changes: the request and its response. */
export interface SessionRequest {
  /** The account of the session; `guestId` without one. */
  account: string;
  accounts: Accounts;
  visitor: Visitor;
  /** Ends the request's session, if any, and begins this one. Creates the person of a new account. */
  enter: (session: EnteredAccount) => Promise<void>;
  /** Adds the browser to those in which the account of this e-mail address has logged in. */
  rememberDevice: (email: string) => Promise<void>;
  /** Ends the session of the request. */
  leave: () => Promise<void>;
  /** Stores changes of an account as one entry of the journal; nothing if it has no person, as its sign-up has failed. */
  store: (account: string, decide: (now: Now) => readonly Change[]) => Promise<void>;
  refuseFor: (seconds: number) => Refusal;
}

/** An action that begins or ends a session (`sessionActions.ts`). Sessions are not in the journal. */
export interface SessionAction<K extends ActionName> {
  right: Right;
  run: (input: InputOf<K>, request: SessionRequest) => Promise<Refusal | ((store: Store) => PayloadOf<K>)>;
}

export type SessionActionsOf<K extends ActionName> = { readonly [Name in K]: SessionAction<Name> };

type AnySessionAction = SessionAction<never>;

export const isSessionAction = (action: object): action is AnySessionAction => 'run' in action;

/** '3 minutes', '1 second'. */
function formatWait(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Refuses for so many seconds, which the header Retry-After of the response names, too. */
export const refuseFor = (seconds: number): Refusal => ({
  ...refuse('RATE_LIMITED', null, `That was too often. Try again in ${formatWait(seconds)}.`),
  retryAfter: seconds,
});

/** Makes a context that of another account. The rest of the request reads what this account reads. */
export function openAccount(context: Context, account: string): void {
  context.store = context.store.of(account);
  context.viewerId = account;
}

/** Makes a request that of a guest if its session has ended, on this replica or another one. */
export async function confirmSession(context: Context, { session }: Runner): Promise<void> {
  if (!session || session.tokenId !== undefined || context.viewerId === guestId) return;
  if (!(await session.accounts.isCurrent(session.visitor.cookie))) openAccount(context, guestId);
}

/** Runs an action that begins or ends a session. Returns its payload or why it is refused. */
export async function runSessionAction(
  name: ActionName,
  action: AnySessionAction,
  input: unknown,
  context: Context,
  runner: Runner,
): Promise<Refusal | object> {
  const { session } = runner;
  // PostgreSQL cannot store the character U+0000. Other actions store texts within JSON, which escapes it.
  const [field] = Object.entries(input ?? {}).find(([, value]) => String(value).includes('\0')) ?? [];
  if (field !== undefined) return refuse('INVALID', field, 'This has a character that is not valid.');
  if (session?.tokenId !== undefined)
    return refuse('NOT_ALLOWED', null, 'An access token cannot begin or end a session: log in instead.');
  if (!session) throw new GraphQLError('This server has no accounts.', { extensions: { code: 'NOT_LIVE' } });
  const { accounts, visitor } = session;

  async function leave(): Promise<void> {
    session!.cookies.push(...(await accounts.logOut(visitor.cookie)));
  }
  async function rememberDevice(email: string): Promise<void> {
    session!.cookies.push(await accounts.deviceCookieFor(visitor.cookie, email));
  }
  async function enter(entered: EnteredAccount): Promise<void> {
    // A log-in never continues a session, whose cookie somebody else may have set (session fixation).
    if (context.viewerId !== guestId) await leave();
    // Replaces the cookies of the session that has ended.
    session!.cookies.splice(0, Infinity, ...entered.cookies);
    await rememberDevice(entered.email);
    const { account } = entered;
    if (!context.store.data.people.has(account)) {
      // a new account, or one whose sign-up failed at this point
      const { actionId } = runner;
      const { store } = context;
      const outcome = await runner.act({ account, action: 'signUp', actionId }, () => ({
        changes: newPerson(entered, store.of(account)),
      }));
      if ('done' in outcome) runner.seq = outcome.done.seq;
    }
    openAccount(context, account);
  }
  const outcome = await action.run(input as never, {
    account: context.viewerId,
    accounts,
    visitor,
    enter,
    rememberDevice,
    leave,
    store: async (account, decide) => {
      if (!context.store.data.people.has(account)) return;
      const store = context.store.of(account);
      const { actionId } = runner;
      await runner.act({ account, action: name, actionId }, ({ at }) => ({
        changes: decide({ store, viewerId: account, at, newId: newIdOf(account, actionId) }),
      }));
    },
    refuseFor,
  });
  return typeof outcome === 'function' ? outcome(context.store) : outcome;
}
