import { sessionActions } from '../account/sessionActions.ts';
import type { GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { SetJobSavedInput } from '../../schema/generated/types.ts';
import type { Context } from '../context.ts';
import { createLiveSchema } from '../live/schema.ts';
import { createLiveInMemory } from '../testing/openLiveInMemory.ts';
import { checkServer } from './check.ts';
import { sendTo } from './client.ts';
import { inProcess } from './testing/inProcess.ts';
import { realActions, schemaWithActions } from './testing/realActions.ts';
import { serveYoga } from './testing/servers.ts';

const only = new Set(['actions']);

const check = (schema: GraphQLSchema) => checkServer({ ...inProcess(schema), only, write: true });

test('--write runs each served action, with its payload, user errors and effect', async () => {
  const { url, close } = await serveYoga(schemaWithActions());
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
  const live = createLiveInMemory();
  const server = inProcess(createLiveSchema(), live.store, live.act);
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

const { setJobSaved, addComment, createPost } = realActions;

type Saved = { input: SetJobSavedInput };

/** Actions that are wrong in one place, and what the failure says. */
const wrong: Readonly<
  Record<string, Partial<Record<keyof typeof realActions, unknown>> & { reason: RegExp }>
> = {
  'a mark is not stored': {
    setJobSaved: (_parent: unknown, { input: { jobId } }: Saved, { store }: Context) =>
      store.jobs.has(jobId)
        ? { job: { ...store.jobs.get(jobId), saved: true }, userErrors: [] }
        : setJobSaved(_parent, { input: { jobId, saved: true } }, { store } as Context),
    reason: /saved is false, not true/,
  },
  'a mark cannot be taken back': {
    setJobSaved: (parent: unknown, { input }: Saved, context: Context) =>
      setJobSaved(parent, { input: { ...input, saved: true } }, context),
    reason: /saved is true, not false/,
  },
  'a refusal has values': {
    addComment: (...args: Parameters<typeof addComment>) => ({
      post: [...args[2].store.posts.values()][0],
      ...addComment(...args),
    }),
    reason: /returns null in all other fields, but post has a value/,
  },
  'a text may be too long': {
    createPost: (...[parent, { input }, context]: Parameters<typeof createPost>) =>
      createPost(parent, { input: { ...input, content: input.content.slice(0, 100) } }, context),
    reason: /should be refused with TOO_LONG at 'content'; the user errors are: none/,
  },
  'a refusal names another field': {
    addComment: (...args: Parameters<typeof addComment>) => {
      const { userErrors, ...payload } = addComment(...args);
      return { ...payload, userErrors: userErrors.map((error) => ({ ...error, field: 'post.id' })) };
    },
    reason: /should be refused with NOT_FOUND at 'postId'; the user errors are: NOT_FOUND \(post\.id\)/,
  },
  'a created object is in no list': {
    addComment: (...args: Parameters<typeof addComment>) => {
      const payload = addComment(...args);
      return 'comment' in payload
        ? { ...payload, comment: { ...payload.comment, id: 'comment-lost' } }
        : payload;
    },
    reason: /Post\.replies does not have 'comment-lost'/,
  },
};

test.each(Object.entries(wrong))('--write finds that %s', async (_fault, { reason, ...actions }) => {
  const { results } = await check(schemaWithActions({ ...realActions, ...actions }));
  const failed = results.filter(({ status }) => status === 'failed');
  expect([...new Set(failed.map(({ subject }) => subject))]).toEqual(Object.keys(actions));
  expect(failed.map(({ reason: text }) => text).join('\n')).toMatch(reason);
});
