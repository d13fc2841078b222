import { GraphQLError, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../data/context.ts';
import { completeTypeDefs, makeSchema, resolvers, type Mode } from '../graphql/schema.ts';
import { guestId } from '../data/guest.ts';
import { refuse, type ActionName, type LiveAction, type Now, type Refusal } from '../data/action.ts';
import type { Ending } from './actionLog.ts';
import { actions } from './actions.ts';
import { checkInput } from './checkInput.ts';
import { cleanInput } from './cleanInput.ts';
import { rateOf } from './rates.ts';
import { hashOf, newIdOf } from './newId.ts';
import { isTabSession, tabSessions } from './tabSessions.ts';
import {
  confirmSession,
  isSessionAction,
  openAccount,
  refuseFor,
  runSessionAction,
  type SessionAction,
} from './sessionAction.ts';
import { uncounted } from './uncounted.ts';
import { BusyError, RepeatedIdError, StorageError, unavailable } from './problems.ts';
import type { LiveContext, Runner } from './runner.ts';

type AnyAction = LiveAction<never>;
const names = Object.keys(actions) as ActionName[];

const nowOf = ({ store, viewerId }: Context, { actionId, tokenOf, enterInTab }: Runner, at: string): Now => ({
  store,
  viewerId,
  at,
  newId: newIdOf(viewerId, actionId),
  tokenOf,
  isSimulated: enterInTab !== undefined,
});

const logInFirst = refuse('UNAUTHENTICATED', null, 'Log in first.');

/** Milliseconds until a refusal by a rate is sent: a program that repeats actions at once would keep the server busy. */
const refusalMs = 250;

const doneBefore = refuse('ALREADY_DONE', null, 'This was done before. Load the page again to see it.');

/** The error that the client gets. The sentence of a failed database is for the person who runs the server. */
function publicFailure(error: unknown): unknown {
  if (error instanceof StorageError) {
    const message =
      error instanceof BusyError ? error.message : 'The data cannot be stored at the moment. Try again.';
    return new GraphQLError(message, {
      extensions: { ...unavailable.extensions, http: { status: unavailable.status } },
    });
  }
  if (error instanceof RepeatedIdError)
    return new GraphQLError(error.message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
  return error;
}

/** The resolver of an action: checks the input, stores what the action decides, and returns the payload. */
const resolverOf =
  (name: ActionName): GraphQLFieldResolver<unknown, LiveContext, { input?: never }> =>
  async (_parent, { input: entered }, context, { schema }) => {
    const action: AnyAction | SessionAction<never> = actions[name];
    const { runner } = context;
    if (!runner) throw new Error('This request cannot run actions.');
    const request = { account: context.viewerId, action: name, actionId: runner.actionId };
    const began = performance.now();
    const log = (ending: Ending) =>
      runner.log?.({ ...request, ms: Math.round(performance.now() - began), ...ending });
    const answerRefused = (...userErrors: readonly Refusal[]) => {
      const { retryAfter } = userErrors[0]!;
      if (retryAfter !== undefined && runner.session) runner.session.retryAfter = retryAfter;
      log({ outcome: 'refused', code: userErrors[0]!.code });
      return { userErrors };
    };
    const fail = (error: unknown): never => {
      const failure = publicFailure(error);
      if (error instanceof StorageError && runner.session) runner.session.retryAfter = unavailable.retryAfter;
      const { code = 'INTERNAL_SERVER_ERROR' } = (failure as Partial<GraphQLError>).extensions ?? {};
      log({ outcome: 'failed', code: String(code) });
      throw failure;
    };
    // In a browser tab, a log-in and the like only switch the account.
    if (runner.enterInTab && isTabSession(name)) {
      const { account, payload } = tabSessions[name];
      if (account !== undefined) {
        runner.enterInTab(account);
        openAccount(context, account);
      }
      return { ...payload(context.store), userErrors: [] };
    }
    await confirmSession(context, runner).catch(fail);
    // The account, or the guest if the session has ended.
    const { viewerId } = context;
    request.account = viewerId;
    const rate = rateOf(name, viewerId);
    if (viewerId === guestId && action.right !== 'everybody') return answerRefused(logInFirst);
    const [argument] = schema.getMutationType()!.getFields()[name]!.args;
    const input = (argument && cleanInput(argument.type, entered)) as typeof entered;
    const invalid = argument ? checkInput(argument.type, input) : [];
    if (invalid.length > 0) return answerRefused(...invalid);
    if (isSessionAction(action)) {
      const ended = await runSessionAction(name, action, input, context, runner).catch(fail);
      if ('code' in ended) return answerRefused(ended);
      log({ outcome: 'done' });
      return { ...ended, userErrors: [] };
    }
    const outcome = await runner
      .act<Refusal>({ ...request, rate, input: hashOf(input) }, ({ at }) => {
        const { people, data } = context.store;
        const { accounts, tokenId } = runner.session ?? {};
        // Another server may have deleted the account or the token a moment ago.
        const isDeleted = people.get(viewerId)?.deletedAt !== undefined;
        if (isDeleted || (tokenId !== undefined && !data.accessTokens.has(tokenId)))
          return { refused: logInFirst };
        const now = nowOf(context, runner, at);
        const decided = action.decide(input, now);
        if ('code' in decided) return { refused: decided };
        return { changes: decided, emails: (accounts && action.emails?.(input, now, accounts.origin)) ?? [] };
      })
      .catch(fail);
    if ('refused' in outcome) return answerRefused(outcome.refused);
    if ('wait' in outcome) {
      await new Promise((resolve) => setTimeout(resolve, refusalMs));
      return answerRefused(refuseFor(outcome.wait));
    }
    // A repetition after its entry has lost its changes (`oldEntries.ts`): what it returned is unknown.
    if ('past' in outcome) return answerRefused(doneBefore);
    const { seq, at, repeated } = outcome.done;
    log({ outcome: repeated ? 'repeated' : 'done', seq });
    runner.seq = seq;
    try {
      return { ...action.payload(input, nowOf(context, runner, at)), userErrors: [] };
    } catch (error) {
      if (!repeated) throw error;
      // A later action can have deleted the object of a repeated one.
      const gone = refuse('NOT_FOUND', null, 'This was done before, and its object is deleted since.');
      return { userErrors: [gone] };
    }
  };

/** Creates the contract with all actions, for a tab or live mode. `replaced` has field resolvers to use instead, by type. */
export const createSchemaWithActions = (
  mode: Mode = 'Simulated',
  replaced: Readonly<Record<string, object>> = {},
): GraphQLSchema =>
  makeSchema(completeTypeDefs(mode), resolvers, replaced, {
    Mutation: Object.fromEntries(names.map((name) => [name, resolverOf(name)])),
  });

/** The contract of live mode, which answers null for figures that it does not count. */
export const createLiveSchema = (): GraphQLSchema => createSchemaWithActions('Live', uncounted);
