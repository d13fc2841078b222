import { readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createApolloServer } from '../../server/apollo.ts';
import { createContext, type Context } from '../../server/context.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { makeSchema, resolvers, typeDefs } from '../../server/schema.ts';
import { find } from '../../server/shared/lookup.ts';
import type { PostRecord } from '../../server/post/records.ts';
import { createStore } from '../../server/store.ts';
import type { AddCommentInput, CreatePostInput, SetJobSavedInput } from '../generated/graphql.ts';
import { postBy, renderFeed } from '../testing/renderFeed.tsx';
import type { ListResult } from '../testing/tab.ts';
import { expectToast } from '../testing/toast.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { createClient } from '../apollo/client.ts';
import { setJobSaved } from './job.ts';
import { perform } from './perform.ts';
import { addComment, createPost } from './post.ts';

/** Follows .github/guides/real-action.md with three actions, in a server of its own. */

// 1. The actions' blocks move into the noun's file. A block that has already moved is skipped.
const blocks = ['post', 'job']
  .flatMap((noun) =>
    readFileSync(`schema/${noun}.actions.graphql`, 'utf8').split(/(?=^extend type Mutation)/m),
  )
  .filter((action) => /^ {2}(addComment|createPost|setJobSaved)\(/m.test(action));

// 2. Their resolvers change the stored data.
const Mutation = {
  createPost: (
    _parent: unknown,
    { input: { content, image, tags } }: { input: CreatePostInput },
    { store: serverStore, viewerId, now }: Context,
  ) => {
    const post: PostRecord = {
      id: `post-${serverStore.posts.size + 1}`,
      authorId: viewerId,
      postedAt: new Date(now).toISOString(),
      content,
      image: image ?? null,
      imageAlt: null,
      likes: 0,
      shares: 0,
      tags: tags ?? [],
      isFeatured: false,
      inFeed: true,
      olderComments: 0,
      replies: [],
    };
    serverStore.change({ put: 'posts', record: post });
    return { post, userErrors: [] };
  },
  addComment: (
    _parent: unknown,
    { input: { postId, text } }: { input: AddCommentInput },
    { store: serverStore, viewerId, now }: Context,
  ) => {
    const post = find(serverStore.posts, postId);
    if (!post || /spam/i.test(text)) {
      const message = post ? 'Comments may not advertise.' : 'This post is gone.';
      const code = post ? 'INVALID' : 'NOT_FOUND';
      return { post: null, comment: null, userErrors: [{ code, field: post ? 'text' : 'postId', message }] };
    }
    const id = `comment-${post.id}-${post.replies.length + 1}`;
    const comment = { id, authorId: viewerId, text, postedAt: new Date(now).toISOString() };
    serverStore.change({ put: 'posts', record: { ...post, replies: [...post.replies, comment] } });
    return { post: find(serverStore.posts, postId), comment, userErrors: [] };
  },
  setJobSaved: (
    _parent: unknown,
    { input: { jobId, saved } }: { input: SetJobSavedInput },
    { store: serverStore }: Context,
  ) => {
    serverStore.change({ mark: 'savedJobs', id: jobId, on: saved });
    return { job: find(serverStore.jobs, jobId), userErrors: [] };
  },
};

// 4. The client's actions are no longer simulated.
const simulations = [addComment, createPost, setJobSaved].map((action) => {
  const { simulate, update } = action;
  Object.assign(action, { simulate: undefined, update: undefined });
  return () => Object.assign(action, { simulate, update });
});
// Test files share the module, so the simulations are restored.
afterAll(() => simulations.forEach((restore) => restore()));

const server = createApolloServer({
  schema: makeSchema([...typeDefs, ...blocks], { ...resolvers, Mutation }),
});
let store = createStore();
beforeEach(() => {
  store = createStore();
});

/** Opens a new client. */
const open = () => renderFeed('/', { transport: inProcessLink(server, createContext(store)) });

/** Types a comment under a person's post, in a new client or in the given one. */
async function openAndComment(text?: string, author = 'Idris Vale', opened = open()) {
  const view = await opened;
  await view.user.click(postBy(author).getByRole('button', { name: /^Comment on/ }));
  const section = within(await postBy(author).findByRole('region', { name: 'Comments' }));
  if (text) {
    await view.user.type(section.getByRole('textbox', { name: 'Your comment' }), text);
    await view.user.click(section.getByRole('button', { name: 'Comment' }));
  }
  return { ...view, section };
}

test("moving an action's block, writing its resolver and removing `simulate` makes it real", async () => {
  const { section, unmount } = await openAndComment('Kept by the server');
  expect(await section.findByText('Kept by the server')).toBeVisible();
  const stored = [...store.posts.values()].flatMap(({ replies }) => replies.map(({ text }) => text));
  expect(stored).toContain('Kept by the server');
  unmount();
  const again = await openAndComment();
  expect(await again.section.findByText('Kept by the server')).toBeVisible();
});

test("a created object is in the client's and the server's lists, is found, and accepts comments", async () => {
  const runOnServer = async (query: string) => {
    const { body } = await server.executeOperation({ query }, { contextValue: createContext(store) });
    return body.kind === 'single' ? body.singleResult : undefined;
  };
  const opened = open();
  const { user, unmount } = await opened;
  const text = 'Kept by the server: a heron at the pier';
  await user.type(screen.getByRole('textbox', { name: 'Post' }), text);
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await expectToast('Post created!', 'Your post has been shared with your network.');
  expect(await screen.findAllByText(text)).toHaveLength(1);
  const { section } = await openAndComment('And a second one', 'Maren Holt', opened);
  expect(await section.findByText('And a second one')).toBeVisible();
  unmount();
  await open();
  expect(await screen.findAllByText(text)).toHaveLength(1);
  const nodes = [expect.objectContaining({ content: text })];
  expect(
    await runOnServer(`{
      search(query: "heron at the pier") { nodes { ... on Post { content } } }
      feed(sort: RECENT, filter: { query: "heron" }) { nodes { content } }
    }`),
  ).toEqual({ data: { search: { nodes }, feed: { nodes } } });
});

test("a real toggle changes the server's lists and counts at each step, and can be undone", async () => {
  const transport = inProcessLink(server, createContext(store));
  const { client, user, router } = await renderRoute('/jobs', { transport });
  const stored = async () => {
    const query =
      '{ jobs(filter: { savedOnly: true }) { totalCount nodes { id } } viewer { items { savedJobs } } }';
    const { body } = await server.executeOperation({ query }, { contextValue: createContext(store) });
    return body.kind === 'single' ? body.singleResult.data : undefined;
  };
  const listed = (ids: readonly string[]) => ({
    jobs: { totalCount: ids.length, nodes: ids.map((id) => ({ id })) },
    viewer: { items: { savedJobs: ids.length } },
  });
  const tab = () => screen.findByRole('tab', { name: /^Saved Jobs/ });
  const toggle = () => screen.getAllByRole('button', { name: /^Save / })[0]!;
  await screen.findAllByRole('article');
  const [job] = store.jobCatalogue.select({ order: 'RELEVANCE' }).slice(0, 1);
  expect(await tab()).toHaveAccessibleName('Saved Jobs');
  await user.click(toggle());
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(async () => expect(await tab()).toHaveTextContent('1'));
  expect(await stored()).toEqual(listed([job!.id]));
  await client.refetchQueries({ include: 'active' });
  expect(await tab()).toHaveTextContent('1');
  await router.navigate('/jobs?tab=saved');
  expect(await screen.findByRole('heading', { name: 'Saved Jobs' })).toBeInTheDocument();
  expect(within(screen.getByRole('tabpanel')).getAllByRole('article')).toHaveLength(1);
  await user.click(toggle());
  expect(await screen.findByText('No saved jobs yet')).toBeVisible();
  expect(await tab()).toHaveAccessibleName('Saved Jobs');
  expect(await stored()).toEqual(listed([]));
  await router.navigate('/jobs');
  await screen.findAllByRole('article');
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'false'));
});

test('data that no screen shows is refetched when it is next needed', async () => {
  const client = createClient(inProcessLink(server, createContext(store)));
  const query = gql`
    {
      list: jobs(filter: { savedOnly: true }, first: 5) {
        totalCount
      }
    }
  `;
  const saved = async () => ((await client.query({ query })).data as ListResult | undefined)?.list.totalCount;
  expect(await saved()).toBe(0);
  await perform(client, setJobSaved, { input: { jobId: 'job-brand-designer', saved: true } });
  expect(await saved()).toBe(1);
});

test('a refusal of the server is shown in a notice, and the typed text stays', async () => {
  const { section } = await openAndComment('Buy my spam');
  await expectToast('Something went wrong', 'Comments may not advertise.', 'destructive');
  expect(section.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Buy my spam');
  expect(section.queryByText('Buy my spam')).toBeNull();
});

test('the server rejects the other, simulated actions', async () => {
  const query = 'mutation { logOut { userErrors { message } } }';
  const { body } = await server.executeOperation({ query }, { contextValue: createContext(store) });
  expect(body).toMatchObject({
    singleResult: {
      errors: [
        {
          message: expect.stringContaining('`logOut` is simulated in the browser') as string,
        },
      ],
    },
  });
});
