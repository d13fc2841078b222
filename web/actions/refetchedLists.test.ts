import { gql, type ApolloClient } from '@apollo/client';
import { expect, test } from 'vitest';
import { createStore } from '../../server/store.ts';
import { createTransport } from '../../server/testing/createTransport.ts';
import { createClient } from '../apollo/client.ts';
import { idsOf, openClient, runQuery, type ListResult } from '../testing/tab.ts';
import { createGig } from './createGig.ts';
import { setGigWishlisted } from './gig.ts';
import { setJobHidden, setJobSaved } from './job.ts';
import { applyToJob } from './jobApplication.ts';
import { perform } from './perform.ts';

const jobId = 'job-brand-designer';
const other = 'job-ux-researcher';
const application = { email: 'a@b.co', phone: '1234567', resumeFileName: 'cv.pdf' };

function open() {
  const store = createStore();
  return { store, client: createClient(createTransport(store)) };
}

const save = (client: ApolloClient, id: string, saved: boolean) =>
  perform(client, setJobSaved, { input: { jobId: id, saved } });

interface Saved extends ListResult {
  viewer: { items: { savedJobs: number } };
}

/** Returns the saved jobs and both counts of them after a refetch. */
async function savedJobs(client: ApolloClient, filter = 'savedOnly: true') {
  const text = `{
    list: jobs(filter: { ${filter} }, first: 20) { totalCount nodes { id saved viewerHasApplied } }
    all: jobs(first: 100) { nodes { id saved viewerHasApplied } }
    viewer { id items { savedJobs } }
  }`;
  await runQuery(client, text);
  const data = client.cache.readQuery<Saved>({ query: gql(text), optimistic: true })!;
  return { ids: idsOf(data), total: data.list.totalCount, count: data.viewer.items.savedJobs };
}
const only = (...listed: string[]) => ({ ids: listed, total: listed.length, count: listed.length });

test('a saved job that the server also lists is listed and counted once, and can be removed', async () => {
  const { store, client } = open();
  await savedJobs(client);
  await save(client, jobId, true);
  expect(await savedJobs(client)).toEqual(only(jobId));
  for (const id of [jobId, other]) store.change({ mark: 'savedJobs', id, on: true });
  expect(await savedJobs(client)).toEqual({
    ...only(jobId, other),
    ids: expect.arrayContaining([jobId, other]),
  });
  await save(client, jobId, false);
  expect(await savedJobs(client)).toEqual(only(other));
  await save(client, jobId, true);
  expect((await savedJobs(client)).total).toBe(2);
  for (const id of [jobId, other]) store.change({ mark: 'savedJobs', id, on: false });
  expect(await savedJobs(client)).toEqual(only(jobId));
});

test('an item that was never in a list is in it after it was removed and added', async () => {
  const { client } = open();
  await savedJobs(client);
  await save(client, jobId, false);
  expect(await savedJobs(client)).toEqual(only());
  await save(client, jobId, true);
  expect(await savedJobs(client)).toEqual(only(jobId));
});

test('an item that is restored by undo returns to its position on the server', async () => {
  const { client } = open();
  const list = async () =>
    idsOf(await runQuery<ListResult>(client, '{ list: jobs(first: 10) { totalCount nodes { id } } }'));
  const before = await list();
  for (const hidden of [true, false])
    await perform(client, setJobHidden, { input: { jobId: before[3]!, hidden } });
  expect(await list()).toEqual(before);
});

test('both conditions of a filter combine with AND over local and server data', async () => {
  const { store, client } = open();
  const stored = {
    id: 'application',
    jobId,
    applicantId: 'person-maren-holt',
    note: null,
    email: null,
    phone: null,
    resumeFileName: 'Maren Holt.pdf',
    status: 'APPLIED',
    appliedAt: '2026-01-01T00:00:00.000Z',
  } as const;
  store.change({ mark: 'savedJobs', id: other, on: true }, { put: 'applications', record: stored });
  const both = async () => (await savedJobs(client, 'savedOnly: true, appliedOnly: true')).ids.toSorted();
  await runQuery(
    client,
    '{ jobs(first: 100) { nodes { id saved viewerHasApplied company { id name } applicants } } }',
  );
  expect(await both()).toEqual([]);
  // Saved locally, applied to on the server.
  await save(client, jobId, true);
  expect(await both()).toEqual([jobId]);
  // Applied to locally, saved on the server.
  await perform(client, applyToJob, { input: { jobId: other, ...application } });
  expect(await both()).toEqual([jobId, other]);
  await save(client, other, false);
  expect(await both()).toEqual([jobId]);
});

test("the viewer's own gig is in the filter of both conditions only once it is on the wishlist", async () => {
  const client = await openClient();
  const { gig } = await perform(client, createGig, {
    input: {
      title: 'I will plant a tree',
      category: 'DESIGN',
      description: 'A tree of your choice.',
      startingPrice: 60,
      deliveryDays: 3,
      tags: 'trees',
    },
  });
  const both = async () =>
    idsOf(
      await runQuery<ListResult>(
        client,
        '{ list: gigs(filter: { mineOnly: true, wishlistedOnly: true }) { totalCount nodes { id } } }',
      ),
    );
  expect(await both()).toEqual([]);
  await perform(client, setGigWishlisted, { input: { gigId: gig!.id, wishlisted: true } });
  expect(await both()).toEqual([gig!.id]);
});
