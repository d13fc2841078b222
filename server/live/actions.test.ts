import { expect, test } from 'vitest';
import { openLiveInMemory } from '../testing/openLiveInMemory.ts';
import type { ActionName } from './action.ts';
import { company, description, gig, job, mutation, product, type Input } from './testing/inputs.ts';
import { simulatedActions } from './schema.ts';

test('an action that is repeated with its id is answered and not run again', async () => {
  const { ask, store } = openLiveInMemory();
  const before = store.posts.size;
  const id = '0b0b0b0b-1111-4222-8333-444444444444';
  const post = mutation('createPost', { content: 'Once' }, 'post { id content }');
  const first = await ask(post, {}, id);
  expect(await ask(post, {}, id)).toEqual(first);
  expect(store.posts.size).toBe(before + 1);
  await ask(post);
  expect(store.posts.size).toBe(before + 2);
});

const invalid: readonly [name: ActionName, input: Input, code: string, field: string][] = [
  ['createPost', { content: '  ' }, 'REQUIRED', 'content'],
  ['createPost', { content: 'a'.repeat(3_001) }, 'TOO_LONG', 'content'],
  ['createJob', { ...job, title: 'Boat' }, 'TOO_SHORT', 'title'],
  ['createJob', { ...job, skills: 'a,'.repeat(20) + 'b'.repeat(51) }, 'TOO_LONG', 'skills'],
  ['createGig', { ...gig, startingPrice: 4 }, 'OUT_OF_RANGE', 'startingPrice'],
  [
    'updateGig',
    { gigId: 'gig-booking-flow-review', gig: { ...gig, title: 'Gig' } },
    'TOO_SHORT',
    'gig.title',
  ],
  [
    'createProject',
    { title: 'Atlas', description, techStack: Array(21).fill('SVG') },
    'TOO_MANY',
    'techStack',
  ],
  ['inviteByEmail', { email: 'nobody' }, 'INVALID', 'email'],
  ['saveProductDraft', { product: { ...product, category: null } }, 'REQUIRED', 'product.category'],
  ['setJobSaved', { jobId: 'job-unknown', saved: true }, 'NOT_FOUND', 'jobId'],
  ['updateJob', { jobId: 'job-brand-designer', job }, 'NOT_ALLOWED', 'jobId'],
  ['setGigOpen', { gigId: 'gig-usability-review', open: false }, 'NOT_ALLOWED', 'gigId'],
  ['updateCompanyPage', { companyId: 'techcorp', company }, 'NOT_ALLOWED', 'companyId'],
  ['downloadProduct', { productId: 'product-studio-operating-system' }, 'NOT_ALLOWED', 'productId'],
];

test.each(invalid)('%s refuses %o with %s at %s', async (name, input, code, field) => {
  const { ask, store } = openLiveInMemory();
  const { data, errors, extensions } = await ask(mutation(name, input));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ [name]: { userErrors: [{ code, field }] } });
  expect(extensions).toBeUndefined();
  expect(store.version).toBe(0);
});

test('an action that is not live says why and where to try it', async () => {
  const { ask } = openLiveInMemory();
  const { errors } = await ask(
    mutation('sendMessage', { conversationId: 'contact-sofia-lindqvist', text: 'Hi' }),
  );
  expect(errors).toMatchObject([
    { message: expect.stringContaining('another person takes part in it'), extensions: { code: 'NOT_LIVE' } },
  ]);
  expect(simulatedActions).toHaveLength(21);
});

test('a request runs one action', async () => {
  const { ask, store } = openLiveInMemory();
  const both = `mutation { ...a ...b } fragment a on Mutation { clearRecentSearches { userErrors { code } } }
    fragment b on Mutation { requestVerification { userErrors { code } } }`;
  const { errors } = await ask(both);
  expect(errors).toMatchObject([{ message: 'Send one action per operation.' }]);
  expect(store.version).toBe(0);
});
