import { expect, test } from 'vitest';
import {
  FeedScreenDocument,
  GigsScreenDocument,
  JobScreenDocument,
  JobsScreenDocument,
} from '../generated/graphql.ts';
import { idsOf, openClient, runQuery, type ListResult } from '../testing/tab.ts';
import { createGig } from './createGig.ts';
import { setGigWishlisted } from './gig.ts';
import { setJobSaved } from './job.ts';
import { applyToJob } from './jobApplication.ts';
import { createJob } from './jobPosting.ts';
import { perform } from './perform.ts';
import { addComment, createPost, setPostSaved } from './post.ts';
import { submitProposal, withdrawProposal } from './proposal.ts';

type Client = Awaited<ReturnType<typeof openClient>>;

const save = (client: Client, jobId: string, saved: boolean) =>
  perform(client, setJobSaved, { input: { jobId, saved } });

for (const rest of ['', ', first: 100', ', first: 3, sort: SALARY'] as const)
  test(`saved jobs are one list under every page and order: jobs(filter: …${rest})`, async () => {
    const client = await openClient();
    const query = `query { list: jobs(filter: { savedOnly: true }${rest}) { totalCount nodes { id } } }`;
    await save(client, 'job-brand-designer', true);
    await save(client, 'job-ux-researcher', true);
    const both = await runQuery<ListResult>(client, query);
    expect(idsOf(both)).toEqual(['job-ux-researcher', 'job-brand-designer']);
    expect(both.list.totalCount).toBe(2);
    await save(client, 'job-ux-researcher', false);
    const one = await runQuery<ListResult>(client, query);
    expect(idsOf(one)).toEqual(['job-brand-designer']);
    expect(one.list.totalCount).toBe(1);
  });

test('a job that was saved before its list is loaded is in the list, and is saved in new searches', async () => {
  const client = await openClient();
  await client.query({ query: JobScreenDocument, variables: { id: 'job-brand-designer' } });
  await save(client, 'job-brand-designer', true);
  const { data } = await client.query({
    query: JobsScreenDocument,
    variables: { filter: { query: 'brand' } },
  });
  expect(data.savedJobs.totalCount).toBe(1);
  const found = await runQuery<{ jobs: { nodes: object[] } }>(
    client,
    '{ jobs(filter: { query: "brand" }) { nodes { id saved } } }',
  );
  expect(found.jobs.nodes).toEqual([{ __typename: 'Job', id: 'job-brand-designer', saved: true }]);
});

test("the counts of the viewer's items are computed from their lists", async () => {
  const client = await openClient();
  const items = async () =>
    (
      await runQuery<{ viewer: { items: object } }>(
        client,
        '{ viewer { id items { savedPosts gigs appliedJobs savedJobs wishlist } } }',
      )
    ).viewer.items;
  await client.query({ query: JobScreenDocument, variables: { id: 'job-brand-designer' } });
  const before = (await items()) as Record<string, number>;
  const post = (await runQuery<{ feed: { nodes: { id: string }[] } }>(client, '{ feed { nodes { id } } }'))
    .feed.nodes[0]!;
  await save(client, 'job-brand-designer', true);
  await perform(client, applyToJob, {
    input: { jobId: 'job-brand-designer', email: 'a@b.co', phone: '1234567', resumeFileName: 'cv.pdf' },
  });
  await perform(client, setPostSaved, { input: { postId: post.id, saved: true } });
  await perform(client, setGigWishlisted, { input: { gigId: 'gig-cv-rewrite', wishlisted: true } });
  expect(await items()).toEqual({
    ...before,
    savedPosts: before['savedPosts']! + 1,
    appliedJobs: before['appliedJobs']! + 1,
    savedJobs: before['savedJobs']! + 1,
    wishlist: before['wishlist']! + 1,
  });
});

test('RO-05 no plan limits the viewer: on the Free plan, more than its five applications are accepted', async () => {
  const client = await openClient();
  const { settings } = await runQuery<{ settings: { billing: { plan: object } } }>(
    client,
    '{ settings { id billing { plan { id tier features } } } }',
  );
  expect(settings.billing.plan).toMatchObject({ tier: 'FREE' });
  const { list } = await runQuery<ListResult>(client, '{ list: jobs(first: 7) { totalCount nodes { id } } }');
  for (const { id: jobId } of list.nodes) {
    await client.query({ query: JobScreenDocument, variables: { id: jobId } });
    await perform(client, applyToJob, {
      input: { jobId, email: 'a@b.co', phone: '1234567', resumeFileName: 'cv.pdf' },
    });
  }
  const applied = await runQuery<ListResult>(
    client,
    '{ list: jobs(filter: { appliedOnly: true }) { totalCount nodes { id } } }',
  );
  expect(idsOf(applied)).toEqual(idsOf({ list }).toReversed());
});

test('a posted job is found by the searches that it matches, and by no other', async () => {
  const client = await openClient();
  const { job } = await perform(client, createJob, {
    input: {
      title: 'Gardener',
      location: 'Berlin (remote)',
      type: 'CONTRACT',
      salary: '$30/hour',
      description: 'Trees.',
    },
  });
  for (const [filter, fits] of [
    ['{}', true],
    ['{ query: "gärdener" }', true],
    ['{ query: "gardener trees" }', false],
    ['{ location: "berlin", workplace: REMOTE, datePosted: DAY, easyApply: true }', true],
    ['{ location: "oslo" }', false],
    ['{ workplace: ONSITE }', false],
    ['{ minSalary: 62400 }', true],
    ['{ minSalary: 62401 }', false],
    ['{ type: FREELANCE }', false],
    ['{ savedOnly: true }', false],
  ] as const) {
    const query = `{ list: jobs(filter: ${filter}, first: 100) { totalCount nodes { id } } }`;
    const found = idsOf(await runQuery<ListResult>(client, query)).includes(job!.id);
    expect({ filter, found }).toEqual({ filter, found: fits });
  }
});

test('a posted job shifts the numbered pages: all but the last stay full', async () => {
  const client = await openClient();
  const page = async (number?: number) =>
    await runQuery<ListResult>(
      client,
      `{ list: jobs(first: 10${number ? `, page: ${number}` : ''}) { totalCount nodes { id } } }`,
    );
  const before = [...idsOf(await page()), ...idsOf(await page(2)), ...idsOf(await page(3))];
  expect(before).toHaveLength(30);
  const { job } = await perform(client, createJob, {
    input: { title: 'Gardener', location: 'Berlin', type: 'CONTRACT', description: 'Trees.' },
  });
  const pages = [await page(), await page(2), await page(3), await page(4)];
  expect(pages.map(({ list }) => list.nodes.length)).toEqual([10, 10, 10, 1]);
  expect(pages.flatMap(idsOf)).toEqual([job!.id, ...before]);
  expect(pages.map(({ list }) => list.totalCount)).toEqual([31, 31, 31, 31]);
});

test('a created gig is in Browse under matching filters, and in My Gigs', async () => {
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
  const listed = async (variables: object) => {
    const { data } = await client.query({ query: GigsScreenDocument, variables });
    return data.gigs.nodes.some(({ id }) => id === gig!.id);
  };
  expect(await listed({ first: 100 })).toBe(true);
  expect(await listed({ filter: { mineOnly: true } })).toBe(true);
  expect(await listed({ filter: { wishlistedOnly: true } })).toBe(false);
  expect(await listed({ filter: { category: 'DESIGN', price: 'MID', delivery: 'UP_TO_3_DAYS' } })).toBe(true);
  expect(await listed({ filter: { category: 'VIDEO' } })).toBe(false);
  expect(await listed({ filter: { price: 'LOW' } })).toBe(false);
  expect(await listed({ filter: { delivery: 'EXPRESS' } })).toBe(false);
  expect(await listed({ filter: { query: 'choice TREES' } })).toBe(true);
});

test('a new post is first in the feed, its comment is last, and both counts change', async () => {
  const client = await openClient();
  await client.query({ query: FeedScreenDocument });
  const { post } = await perform(client, createPost, { input: { content: 'Hello #trees' } });
  await perform(client, addComment, { input: { postId: post!.id, text: 'One' } });
  await perform(client, addComment, { input: { postId: post!.id, text: 'Two' } });
  const { list } = await runQuery<{
    list: { nodes: { id: string; comments: number; replies: { nodes: { text: string }[] } }[] };
  }>(client, '{ list: feed { totalCount nodes { id comments replies(first: 20) { nodes { id text } } } } }');
  expect(list.nodes[0]).toMatchObject({ id: post!.id, comments: 2 });
  expect(list.nodes[0]!.replies.nodes.map(({ text }) => text)).toEqual(['One', 'Two']);
});

test('a proposal counts among those received until it is withdrawn, and stays listed', async () => {
  const client = await openClient();
  const state = async () => {
    const { projects } = await runQuery<{ projects: { nodes: Record<string, unknown>[] } }>(
      client,
      '{ projects(first: 1) { nodes { id proposals activity { proposals } viewerProposals { id status } } } }',
    );
    return projects.nodes[0] as {
      id: string;
      proposals: number;
      activity: { proposals: number };
      viewerProposals: { status: string }[];
    };
  };
  const before = await state();
  const { proposal } = await perform(client, submitProposal, {
    input: { projectId: before.id, bid: 100, length: 'LESS_THAN_1_MONTH' as never, coverLetter: 'Hello.' },
  });
  const sent = await state();
  expect(sent).toMatchObject({
    proposals: before.proposals + 1,
    activity: { proposals: before.activity.proposals + 1 },
  });
  expect(sent.viewerProposals[0]).toMatchObject({ status: 'SUBMITTED' });
  await perform(client, withdrawProposal, { input: { proposalId: proposal!.id } });
  const withdrawn = await state();
  expect(withdrawn.proposals).toBe(before.proposals);
  expect(withdrawn.viewerProposals[0]).toMatchObject({ status: 'WITHDRAWN' });
});
