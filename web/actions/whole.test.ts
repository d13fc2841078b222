import { expect, test } from 'vitest';
import { FeedScreenDocument, type SubmitProposalInput } from '../generated/graphql.ts';
import { askedOf } from '../testing/clientDocuments.ts';
import { openTab } from '../testing/tab.ts';
import { createGig } from './createGig.ts';
import { createJob } from './jobPosting.ts';
import { perform } from './perform.ts';
import { addComment, createPost } from './post.ts';
import { submitProposal } from './proposal.ts';

type Client = Awaited<ReturnType<typeof openTab>>;

/** Makes one of each type that an action creates, and answers its id. */
const created: Record<string, (client: Client) => Promise<string | undefined>> = {
  Post: async (client) => {
    await client.query({ query: FeedScreenDocument });
    return (await perform(client, createPost, { input: { content: 'Hello' } })).post?.id;
  },
  Comment: async (client) =>
    (await perform(client, addComment, { input: { postId: 'post-six-shapes', text: 'Yes' } })).comment?.id,
  Job: async (client) => (await perform(client, createJob, { input: job })).job?.id,
  JobPosting: async (client) => (await perform(client, createJob, { input: job })).jobPosting?.id,
  Gig: async (client) => (await perform(client, createGig, { input: gig })).gig?.id,
  Proposal: async (client) => (await perform(client, submitProposal, { input: proposal })).proposal?.id,
};
const job = {
  title: 'Gardener',
  location: 'Remote',
  type: 'CONTRACT',
  description: 'Trees.',
  skills: 'Soil, Seeds',
} as const;
const gig = {
  title: 'I will plant a tree',
  category: 'DESIGN',
  description: 'A tree of your choice.',
  startingPrice: 60,
  deliveryDays: 3,
  tags: 'trees, soil',
} as const;
const proposal = {
  projectId: 'project-any',
  bid: 100,
  length: 'LESS_THAN_1_MONTH' as const,
  coverLetter: 'Hello.',
  milestones: [{ title: 'All', amount: 100 }],
} satisfies SubmitProposalInput;

for (const [typename, create] of Object.entries(created))
  test(`whatever any screen asks of a ${typename}, one that was created in this tab answers`, async () => {
    const client = await openTab();
    const id = `${typename}:${await create(client)}`;
    const asked = askedOf(typename);
    expect(asked.length).toBeGreaterThan(0);
    const unanswered = asked.filter(
      ({ document: fragment }) =>
        !client.cache.readFragment({ id, fragment, fragmentName: 'Asked', optimistic: true }),
    );
    expect(unanswered.map(({ by }) => by)).toEqual([]);
  });
