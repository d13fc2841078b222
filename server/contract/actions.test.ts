import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { sessionActions } from '../live/sessionActions.ts';
import { type Context } from '../data/context.ts';
import { createLiveContext, createRunner } from '../live/runner.ts';
import { createLiveSchema } from '../live/schema.ts';
import { actionFiles, makeSchema, resolvers, typeDefs } from '../graphql/schema.ts';
import { createStore } from '../data/store.ts';
import { createLiveInMemory } from '../testing/openLiveInMemory.ts';
import { checkServer } from './check.ts';
import { sendTo } from './client.ts';
import { inProcess } from './testing/inProcess.ts';
import { serveYoga } from './testing/servers.ts';

const only = new Set(['actions']);

type Input = Readonly<Record<string, unknown>>;
type Payload = Record<string, object | null | undefined> & { userErrors: readonly object[] };
/** An action that differs from live mode's, which it gets as `act`. */
type Changed = (act: (input: Input) => Promise<Payload>, input: Input) => Promise<Payload>;
type Changes = Readonly<Partial<Record<(typeof served)[number], Changed>>>;

const served = ['addComment', 'createPost', 'setJobSaved'] as const;
const live = createLiveSchema().getMutationType()!.getFields();

/** The contract of a server that has three actions, which do as in live mode but for the changes. */
function schemaWith(changes: Changes = {}): GraphQLSchema {
  const blocks = actionFiles
    .flatMap(({ sdl }) => sdl.split(/(?=^extend type Mutation)/m))
    .filter((block) => served.some((name) => block.includes(`  ${name}(`)));
  const resolverOf =
    (name: (typeof served)[number]): GraphQLFieldResolver<unknown, Context, { input: Input }> =>
    (parent, { input }, context, info) => {
      const act = async (own: Input) =>
        (await live[name]!.resolve!(parent, { input: own }, context, info)) as Payload;
      return changes[name]?.(act, input) ?? act(input);
    };
  return makeSchema([...typeDefs, ...blocks], {
    ...resolvers,
    Mutation: Object.fromEntries(served.map((name) => [name, resolverOf(name)])),
  });
}

test('--write runs each served action, with its payload, user errors and effect', async () => {
  const { act, store } = createLiveInMemory();
  const { url, close } = await serveYoga(schemaWith(), () =>
    createLiveContext(store, createRunner(act, undefined)),
  );
  const send = sendTo({ url, headers: [] });
  const { results, unserved } = await checkServer({ url, send, only, write: true });
  await close();
  const lines = results.map(({ subject, property, status }) => `${status} ${subject}: ${property}`);
  expect(lines.toSorted()).toEqual([
    'passed addComment: a longer text is refused with TOO_LONG',
    'passed addComment: a valid input is accepted, and its result is stored',
    'passed addComment: an unknown postId is refused with NOT_FOUND',
    'passed createPost: a longer content is refused with TOO_LONG',
    'passed createPost: a longer image is refused with TOO_LONG',
    'passed createPost: a valid input is accepted, and its result is stored',
    'passed setJobSaved: a valid input is accepted, and its result is stored',
    'passed setJobSaved: an unknown jobId is refused with NOT_FOUND',
  ]);
  expect(unserved).toContain('setPostLiked');
  expect(unserved).not.toContain('addComment');
});

test('--write is green against live mode, which skips the actions of sessions', async () => {
  const { act, store } = createLiveInMemory();
  const server = inProcess(createLiveSchema(), store, act);
  const { results, unserved } = await checkServer({ ...server, only, write: true });
  expect(unserved).toEqual([]);
  expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  const skipped = results.flatMap(({ status, subject, reason }) =>
    status === 'skipped' && /not live yet/.test(reason ?? '') ? [subject] : [],
  );
  const passed = results.flatMap(({ status, subject }) => (status === 'passed' ? [subject] : []));
  const ofSessions = Object.keys(sessionActions);
  expect(ofSessions).toEqual(expect.arrayContaining(skipped));
  expect(new Set(passed).size).toBeGreaterThan(55);
});

test('--write skips an action that the server refuses because there were too many', async () => {
  const { act, store } = createLiveInMemory();
  const refusal = { userErrors: [{ code: 'RATE_LIMITED', field: null, message: 'Try again later.' }] };
  const server = inProcess(schemaWith({ setJobSaved: async () => refusal }), store, act);
  const { results } = await checkServer({ ...server, only: new Set(['setjobsaved']), write: true });
  expect(results.map(({ status }) => status)).toEqual(['skipped', 'skipped']);
});

/** Actions that are wrong in one place, and what the failure says. */
const wrong: Readonly<Record<string, readonly [changes: Changes, reason: RegExp]>> = {
  'a mark is not stored': [
    {
      setJobSaved: async (act, input) => {
        const { job, ...payload } = await act({ ...input, saved: false });
        return { ...payload, ...(job && { job: { ...job, saved: true } }) };
      },
    },
    /saved is false, not true/,
  ],
  'a mark cannot be taken back': [
    { setJobSaved: (act, input) => act({ ...input, saved: true }) },
    /saved is true, not false/,
  ],
  'a text is not trimmed': [
    {
      createPost: async (act, input) => {
        const { post, ...payload } = await act(input);
        return { ...payload, ...(post && { post: { ...post, content: input['content'] } }) };
      },
    },
    /The payload has the content ' Contract test x ', not 'Contract test x'/,
  ],
  'a refusal has values': [
    {
      addComment: async (act, input) => ({
        post: createStore().posts.values().next().value,
        ...(await act(input)),
      }),
    },
    /returns null in all other fields, but post has a value/,
  ],
  'a text may be too long': [
    { createPost: (act, input) => act({ ...input, content: String(input['content']).slice(0, 100) }) },
    /should be refused with TOO_LONG at 'content'; the user errors are: none/,
  ],
  'a refused action is stored': [
    {
      createPost: async (act, input) => {
        const payload = await act(input);
        if (payload.userErrors.length > 0) await act({ content: 'Contract test' });
        return payload;
      },
    },
    /The refused action has changed the number of items of feed/,
  ],
  'a refusal names another field': [
    {
      addComment: async (act, input) => {
        const { userErrors, ...payload } = await act(input);
        return { ...payload, userErrors: userErrors.map((error) => ({ ...error, field: ['post', 'id'] })) };
      },
    },
    /should be refused with NOT_FOUND at 'postId'; the user errors are: NOT_FOUND \(post\.id\)/,
  ],
  'a created object is in no list': [
    {
      addComment: async (act, input) => {
        const { comment, ...payload } = await act(input);
        return { ...payload, ...(comment && { comment: { ...comment, id: 'comment-lost' } }) };
      },
    },
    /Post\.replies does not have 'comment-lost'/,
  ],
};

test.each(Object.entries(wrong))('--write finds that %s', async (_fault, [changes, reason]) => {
  const { act, store } = createLiveInMemory();
  const { results } = await checkServer({ ...inProcess(schemaWith(changes), store, act), only, write: true });
  const failed = results.filter(({ status }) => status === 'failed');
  expect([...new Set(failed.map(({ subject }) => subject))]).toEqual(Object.keys(changes));
  expect(failed.map(({ reason: text }) => text).join('\n')).toMatch(reason);
});
