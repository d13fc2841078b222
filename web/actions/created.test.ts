import { expect, test } from 'vitest';
import { newGig } from './newGig.ts';
import { newJob, newJobPosting } from './newJob.ts';
import { newPost } from './newPost.ts';
import { newProposal } from './newProposal.ts';

const viewer = {
  __typename: 'Viewer',
  id: 'maren-holt',
  name: 'Maren Holt',
  avatar: null,
  headline: 'Product Lead',
} as const;
const localId = /-tab-[\da-f-]{36}$/;

test('a post carries the words after a #, each once and at most ten', () => {
  const post = newPost({ content: '#Trees and #trees, not a#b. #Äpfel' }, viewer);
  expect(post).toMatchObject({ tags: ['trees', 'äpfel'], author: { name: 'Maren Holt' }, likes: 0 });
  expect(post.id).toMatch(localId);
  const many = Array.from({ length: 12 }, (_, i) => `#t${i}`).join(' ');
  expect(newPost({ content: many }, viewer).tags).toHaveLength(10);
});

test("a job is posted for the viewer's company, or without one under their own name", () => {
  const input = {
    title: 'Gardener',
    location: 'Berlin (Hybrid)',
    type: 'CONTRACT',
    description: 'Trees.',
    skills: 'Soil, seeds ,soil,',
  } as const;
  const profile = { __typename: 'Profile' as const, id: 'maren-holt' };
  const alone = newJob(input, { ...viewer, company: null, profile });
  expect(alone).toMatchObject({
    company: { id: 'maren-holt', name: 'Maren Holt', logo: null },
    workplace: 'HYBRID',
    skills: ['soil', 'seeds'],
    viewerIsPoster: true,
  });
  expect(newJobPosting(alone)).toMatchObject({ id: alone.id, job: { id: alone.id }, company: 'Maren Holt' });
});

test('a gig keeps what was entered: one price, its delivery, its tags', () => {
  const gig = newGig(
    {
      title: 'I will plant a tree',
      category: 'DESIGN',
      description: 'A tree.',
      startingPrice: 60,
      deliveryDays: 1,
      tags: 'trees, soil',
    },
    viewer,
    { ordersCompleted: 7 },
  );
  expect(gig).toMatchObject({
    price: 'Starting at $60',
    deliveryTime: '1 day',
    tags: ['trees', 'soil'],
    packages: { basic: { price: 60, tierDeliveryTime: '1 day' }, standard: null, premium: null },
    comparison: [],
    creator: { name: 'Maren Holt', ordersCompleted: 7, languages: [] },
    viewerIsSeller: true,
  });
  // What is made up here must not stand for what the server knows of the seller.
  expect(gig.creator.id).toMatch(/^gig-tab-.*-seller$/);
});

test('a proposal belongs to its project and has just been sent', () => {
  const proposal = newProposal({
    projectId: 'project-a',
    bid: 100,
    length: 'LESS_THAN_1_MONTH',
    coverLetter: 'Hello.',
  });
  expect(proposal).toMatchObject({ project: { id: 'project-a' }, status: 'SUBMITTED', milestones: [] });
});
