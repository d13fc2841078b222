import { readFileSync } from 'node:fs';
import { within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createApolloServer } from '../../server/apollo.ts';
import { createContext, type Context } from '../../server/context.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { makeSchema, resolvers, typeDefs } from '../../server/schema.ts';
import { find } from '../../server/shared/lookup.ts';
import { createStore } from '../../server/store.ts';
import type { AddCommentInput } from '../generated/graphql.ts';
import { postBy, renderFeed } from '../testing/renderFeed.tsx';
import { expectToast } from '../testing/toast.ts';
import { addComment } from './post.ts';

/** What README's 'Make a simulated action real' says, done to one action in a server of this test's own. */

// 1. The action's block moves into the noun's file; there is nothing to move once it has been moved for good.
const block = readFileSync('schema/post.actions.graphql', 'utf8')
  .split(/(?=^extend type Mutation)/m)
  .find((action) => action.includes('addComment('));

// 2. Its resolver changes the store.
const Mutation = {
  addComment: (
    _parent: unknown,
    { input: { postId, text } }: { input: AddCommentInput },
    context: Context,
  ) => {
    const { store: kept, viewerId, now } = context;
    const post = find(kept.posts, postId);
    if (!post || /spam/i.test(text)) {
      const message = post ? 'Comments may not advertise.' : 'This post is gone.';
      const code = post ? 'INVALID' : 'NOT_FOUND';
      return { post: null, comment: null, userErrors: [{ code, field: post ? 'text' : 'postId', message }] };
    }
    const id = `comment-${post.id}-${post.replies.length + 1}`;
    const comment = { id, authorId: viewerId, text, postedAt: new Date(now).toISOString() };
    post.replies.push(comment);
    return { post, comment, userErrors: [] };
  },
};

// 3. The client's action loses its answer.
const { answer } = addComment;
delete addComment.answer;
// Other files share the module.
afterAll(() => Object.assign(addComment, { answer }));

const server = createApolloServer({
  schema: makeSchema(block ? [...typeDefs, block] : typeDefs, { ...resolvers, Mutation }),
});
let store = createStore();
beforeEach(() => {
  store = createStore();
});

/** Types a comment under Idris Vale's post, in a client that has just been opened. */
async function openAndComment(text?: string) {
  const view = await renderFeed('/', { transport: inProcessLink(server, createContext(store)) });
  await view.user.click(postBy('Idris Vale').getByRole('button', { name: /^Comment on/ }));
  const section = within(await postBy('Idris Vale').findByRole('region', { name: 'Comments' }));
  if (text) {
    await view.user.type(section.getByRole('textbox', { name: 'Your comment' }), text);
    await view.user.click(section.getByRole('button', { name: 'Comment' }));
  }
  return { ...view, section };
}

test('an action is made real by moving its block, writing its resolver and taking its answer away', async () => {
  const { section, unmount } = await openAndComment('Kept by the server');
  expect(await section.findByText('Kept by the server')).toBeVisible();
  const told = [...store.posts.values()].flatMap(({ replies }) => replies.map(({ text }) => text));
  expect(told).toContain('Kept by the server');
  unmount();
  const again = await openAndComment();
  expect(await again.section.findByText('Kept by the server')).toBeVisible();
});

test('what the server refuses is told, and what was typed stays', async () => {
  const { section } = await openAndComment('Buy my spam');
  await expectToast('Something went wrong', 'Comments may not advertise.', 'error');
  expect(section.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Buy my spam');
  expect(section.queryByText('Buy my spam')).toBeNull();
});

test('the other actions are still no part of what it offers', async () => {
  const query = 'mutation { logOut { userErrors { message } } }';
  const { body } = await server.executeOperation({ query }, { contextValue: createContext(store) });
  expect(body).toMatchObject({
    singleResult: {
      errors: [
        {
          message:
            'This server does not answer that: actions that its schema does not name are simulated in the browser.',
        },
      ],
    },
  });
});
