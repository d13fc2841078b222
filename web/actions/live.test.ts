import { gql, type ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { AppShellDocument } from '../generated/graphql.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { showQuery } from '../testing/showQuery.ts';
import { setJobSaved } from './job.ts';
import './perform.ts';
import { perform } from './perform.ts';
import { addComment, createPost } from './post.ts';

const jobId = 'job-brand-designer';
const saved = (on: boolean) => ({ input: { jobId, saved: on } });
const jobQuery = gql`
  query Job($jobId: ID!) {
    job(id: $jobId) {
      id
      saved
    }
    list: jobs(filter: { savedOnly: true }, first: 5) {
      totalCount
      nodes {
        id
      }
    }
    viewer {
      id
      items {
        savedJobCount
      }
    }
  }
`;
interface JobData {
  job: { saved: boolean };
  list: { totalCount: number; nodes: { id: string }[] };
  viewer: { items: { savedJobCount: number } };
}

async function openLive() {
  const server = createLiveServer();
  const client = createClient(server.link);
  await client.query({ query: AppShellDocument });
  return { ...server, client };
}

const showJob = (client: ApolloClient) =>
  showQuery(
    client,
    jobQuery,
    ({ job, list, viewer }: JobData) => [
      job.saved,
      list.nodes.map(({ id }) => id),
      list.totalCount,
      viewer.items.savedJobCount,
    ],
    { jobId },
  );
const notSaved = [false, [], 0, 0];
const isSaved = [true, [jobId], 1, 1];
/** The mark is visible before the answer, which has the list and the counts. */
const isMarked = [true, [], 0, 0];
const isUnmarked = [false, [jobId], 1, 1];

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => expect.fail(args.join(' ')));
});

test('a live toggle is visible at once, is stored, and no watcher sees the old state in between', async () => {
  const { client, hold, isStored, mutations, sent } = await openLive();
  const seen = await showJob(client);
  const release = hold('SetJobSaved');
  const running = perform(client, setJobSaved, saved(true));
  await vi.waitFor(() => expect(seen).toEqual([notSaved, isMarked]));
  release();
  await running;
  expect(isStored('savedJobs', jobId)).toBe(true);
  expect(mutations()).toHaveLength(1);
  expect(sent.at(-1)).toMatchObject({ headers: { 'x-seen': '2' } });
  expect(seen).toEqual([notSaved, isMarked, isSaved]);
  await perform(client, setJobSaved, saved(false));
  expect(seen).toEqual([notSaved, isMarked, isSaved, isUnmarked, notSaved]);
  // What was shown before the answer is removed: the server's data alone has the state.
  expect(client.cache.extract(true)).toEqual(client.cache.extract());
});

test("in development Apollo's browser extension shows the page's client after a live action", async () => {
  const { client } = await openLive();
  await showJob(client);
  await perform(client, setJobSaved, saved(true));
  const { __APOLLO_CLIENT__: shown } = window as { __APOLLO_CLIENT__?: unknown };
  expect(shown === client).toBe(true);
});

test.for(['before', 'after'] as const)(
  'a request that fails %s the server performs it is repeated with the same id',
  async (failure) => {
    const { client, failures, mutations, isStored } = await openLive();
    const seen = await showJob(client);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    failures.push(failure, failure);
    const running = perform(client, setJobSaved, saved(true));
    await vi.waitFor(() => expect(mutations()).toHaveLength(3), { timeout: 3_000 });
    await running;
    expect(new Set(mutations().map(({ headers }) => headers['x-action'])).size).toBe(1);
    expect(mutations()[0]!.headers['x-action']).toMatch(/^[\da-f-]{36}$/);
    expect(isStored('savedJobs', jobId)).toBe(true);
    expect(seen).toEqual([notSaved, isMarked, isSaved]);
  },
);

test('after three failures the change is removed; repeating the action uses its id, another action a new one', async () => {
  const { client, failures, mutations } = await openLive();
  const seen = await showJob(client);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  failures.push('after', 'before', 'before');
  const running = perform(client, setJobSaved, saved(true)).catch((error: Error) => error.message);
  await vi.waitFor(() => expect(mutations()).toHaveLength(3), { timeout: 3_000 });
  expect(await running).toBe('Failed to fetch');
  expect(seen).toEqual([notSaved, isMarked, notSaved]);
  await perform(client, setJobSaved, saved(true));
  expect(seen).toEqual([notSaved, isMarked, notSaved, isMarked, isSaved]);
  await perform(client, setJobSaved, saved(false));
  const ids = mutations().map(({ headers }) => headers['x-action']);
  expect(ids).toEqual([ids[0], ids[0], ids[0], ids[0], expect.not.stringContaining(ids[0]!)]);
});

test('a creation that failed keeps its id, also after another action: it is created once', async () => {
  const { client, failures, mutations, store } = await openLive();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  failures.push('after', 'before', 'before');
  const post = { input: { content: 'A post that must exist once' } };
  const running = perform(client, createPost, post).catch((error: Error) => error.message);
  await vi.waitFor(() => expect(mutations()).toHaveLength(3), { timeout: 3_000 });
  expect(await running).toBe('Failed to fetch');
  await perform(client, setJobSaved, saved(true));
  await perform(client, createPost, post);
  const created = () => [...store.posts.values()].filter(({ content }) => content === post.input.content);
  expect(created()).toHaveLength(1);
  // Once it has succeeded, the same text is a new post.
  await perform(client, createPost, post);
  expect(created()).toHaveLength(2);
});

test('a creation waits for the server, and is in the list once', async () => {
  const { client, hold, isHeld } = await openLive();
  const query = gql`
    {
      feed(first: 100, sort: RECENT) {
        nodes {
          id
          content
        }
      }
    }
  `;
  const seen = await showQuery(
    client,
    query,
    ({ feed: { nodes } }: { feed: { nodes: { content: string }[] } }) =>
      nodes.filter(({ content }) => content === 'Stored').length,
  );
  const release = hold('CreatePost');
  const running = perform(client, createPost, { input: { content: 'Stored' } });
  await vi.waitFor(() => expect(isHeld('CreatePost')).toBe(false));
  expect(seen).toHaveLength(1);
  release();
  const { post } = await running;
  expect(post!.id).toMatch(/^post-[0-9a-f]{16}$/);
  expect(seen).toEqual([0, 1]);
});

test('a refused action changes nothing, and its change is removed', async () => {
  const { client } = await openLive();
  const seen = await showJob(client);
  const { userErrors } = await perform(client, setJobSaved, { input: { jobId: 'job-unknown', saved: true } });
  expect(userErrors).toEqual([expect.objectContaining({ field: ['jobId'] })]);
  expect(client.cache.extract(true)).toEqual(client.cache.extract());
  expect(seen.at(-1)).toEqual(notSaved);
  const comment = await perform(client, addComment, { input: { postId: 'post-unknown', text: 'Hello' } });
  expect(comment.userErrors).toHaveLength(1);
});

test('answers to an earlier action never replace the state after a later one', async () => {
  const { client, hold, isHeld, sent } = await openLive();
  const seen = await showJob(client);
  const release = hold('Job');
  const first = perform(client, setJobSaved, saved(true));
  await vi.waitFor(() => expect(isHeld('Job')).toBe(false));
  await perform(client, setJobSaved, saved(false));
  expect(seen.at(-1)).toEqual(notSaved);
  release();
  await first;
  expect(seen).toEqual([notSaved, isMarked, notSaved]);
  // The first answer was requested again.
  await vi.waitFor(() =>
    expect(sent.map(({ headers }) => headers['x-seen'])).toEqual([...Array(3), '2', undefined, '3', '3']),
  );
  expect(seen).toHaveLength(3);
});
