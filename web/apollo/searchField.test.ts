import { expect, test } from 'vitest';
import { createGig } from '../actions/createGig.ts';
import { createJob } from '../actions/jobPosting.ts';
import { setJobHidden } from '../actions/job.ts';
import { perform } from '../actions/perform.ts';
import { createPost } from '../actions/post.ts';
import { FeedScreenDocument, SearchScreenDocument, SearchSuggestionsDocument } from '../generated/graphql.ts';
import { siteSearch, variablesOf } from '../searches/siteSearch.ts';
import { openClient } from '../testing/tab.ts';

type Client = Awaited<ReturnType<typeof openClient>>;

async function search(client: Client, parameters: string) {
  const variables = variablesOf(siteSearch.read(new URLSearchParams(parameters)));
  const { data } = await client.query({ query: SearchScreenDocument, variables });
  const counts = Object.fromEntries((data.found?.counts ?? []).map(({ kind, count }) => [kind, count]));
  return { data, counts };
}

const gardenerJob = {
  title: 'Gardener of glass houses',
  location: 'Oslo',
  type: 'CONTRACT',
  description: 'Trees.',
} as const;

test('the search finds local items, puts them first in their kind, and counts them', async () => {
  const client = await openClient();
  const before = await search(client, 'q=design');
  const { job } = await perform(client, createJob, { input: { ...gardenerJob, title: 'Garden design' } });
  const { gig } = await perform(client, createGig, {
    input: {
      title: 'I will design a garden',
      category: 'DESIGN',
      description: 'A tree of your choice.',
      startingPrice: 60,
      deliveryDays: 3,
      tags: 'trees',
    },
  });
  await client.query({ query: FeedScreenDocument });
  const { post } = await perform(client, createPost, { input: { content: 'Hello #design' } });
  const after = await search(client, 'q=DESIGN');
  expect(after.counts).toEqual({
    ...before.counts,
    JOB: before.counts['JOB']! + 1,
    GIG: before.counts['GIG']! + 1,
    POST: before.counts['POST']! + 1,
  });
  expect(after.data.jobs?.nodes[0]).toMatchObject({ id: job!.id });
  expect(after.data.gigs?.nodes[0]).toMatchObject({ id: gig!.id });
  expect(after.data.posts?.nodes[0]).toMatchObject({ id: post!.id });
  expect(after.data.jobs?.nodes).toHaveLength(before.data.jobs!.nodes.length);
  expect(after.data.jobs?.totalCount).toBe(after.counts['JOB']);
  const others = await search(client, 'q=accessibility');
  expect(JSON.stringify(others.data)).not.toContain(job!.id);
});

test('a query with typing errors finds local items that have the corrected words', async () => {
  const client = await openClient();
  const { job } = await perform(client, createJob, { input: { ...gardenerJob, title: 'Garden designer' } });
  const { data, counts } = await search(client, 'q=desinger');
  expect(data.found?.correctedQuery).toBe('designer');
  expect(data.jobs?.nodes[0]).toMatchObject({ id: job!.id });
  expect(counts).toEqual((await search(client, 'q=designer')).counts);
});

test('a query is not corrected if only a local item has its words', async () => {
  const client = await openClient();
  expect((await search(client, 'q=desinger')).data.found?.correctedQuery).toBe('designer');
  const { job } = await perform(client, createJob, { input: { ...gardenerJob, title: 'The Desinger band' } });
  const { data, counts } = await search(client, 'q=desinger');
  expect(data.found).toMatchObject({ correctedQuery: null, totalCount: 1 });
  expect(data.jobs?.nodes).toMatchObject([{ id: job!.id }]);
  expect(data.people?.nodes).toEqual([]);
  expect(counts).toEqual({ PERSON: 0, JOB: 1, GIG: 0, PROJECT: 0, PRODUCT: 0, COMPANY: 0, POST: 0 });
});

test('the search page and the top bar find words that only a local item has', async () => {
  const client = await openClient();
  expect((await search(client, 'q=glass+gardener')).counts['JOB']).toBe(0);
  const { job } = await perform(client, createJob, { input: gardenerJob });
  const { data, counts } = await search(client, 'q=glass+gardener');
  expect(counts).toMatchObject({ JOB: 1, GIG: 0, POST: 0 });
  expect(data.found?.nodes).toEqual([{ __typename: 'Job' }]);
  expect(data.jobs?.nodes).toMatchObject([{ id: job!.id }]);
  const { data: suggested } = await client.query({
    query: SearchSuggestionsDocument,
    variables: { query: 'gardener' },
  });
  expect(suggested.found.nodes).toMatchObject([{ id: job!.id, title: gardenerJob.title }]);
  expect((await search(client, 'q=+')).data.jobs?.nodes ?? []).toEqual([]);
});

test('a local item shifts the pages of its kind: each item is on one page', async () => {
  const client = await openClient();
  const page = async (number: number) =>
    (await search(client, `q=design&tab=jobs&page=${number}`)).data.jobs!;
  const before = [await page(1), await page(2)].flatMap(({ nodes }) => nodes);
  const { job } = await perform(client, createJob, { input: { ...gardenerJob, title: 'Garden design' } });
  const after = [await page(1), await page(2)].flatMap(({ nodes }) => nodes);
  const ids = (nodes: typeof before) => nodes.map((node) => (node.__typename === 'Job' ? node.id : ''));
  expect(ids(after)).toEqual([job!.id, ...ids(before)].slice(0, after.length));
  expect(after).toHaveLength(before.length + 1);
});

test('the search does not find a hidden job', async () => {
  const client = await openClient();
  const before = await search(client, 'q=design&tab=jobs');
  const first = before.data.jobs!.nodes[0]!;
  const jobId = first.__typename === 'Job' ? first.id : '';
  await perform(client, setJobHidden, { input: { jobId, hidden: true } });
  const after = await search(client, 'q=design&tab=jobs');
  expect(JSON.stringify(after.data.jobs!.nodes)).not.toContain(`"${jobId}"`);
  expect(after.counts['JOB']).toBe(before.counts['JOB']! - 1);
});
