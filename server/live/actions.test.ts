import { expect, test, vi } from 'vitest';
import { openLiveInMemory } from '../testing/openLiveInMemory.ts';
import type { ActionName } from '../data/action.ts';
import { StorageError } from './problems.ts';
import { company, description, gig, job, mutation, product, project, type Input } from './testing/inputs.ts';

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

test('a repeated action whose object was deleted since is refused', async () => {
  const { ask } = openLiveInMemory();
  const id = '0b0b0b0b-1111-4222-8333-444444444444';
  const publish = mutation('publishProduct', { product }, 'product { id }');
  const { data } = await ask(publish, {}, id);
  const published = (data['publishProduct'] as { product: { id: string } }).product;
  await ask(mutation('deleteProduct', { id: published.id }));
  expect(await ask(publish, {}, id)).toMatchObject({
    data: { publishProduct: { product: null, userErrors: [{ code: 'NOT_FOUND', field: null }] } },
    errors: undefined,
  });
});

test('an account cannot replace the object of another one with the id of its action', async () => {
  const { ask, store } = openLiveInMemory();
  const id = '0b0b0b0b-1111-4222-8333-444444444444';
  const write = async (account: string, actionId: string) => {
    const { data } = await ask(
      mutation('createPost', { content: account }, 'post { id }'),
      {},
      actionId,
      account,
    );
    return (data['createPost'] as { post: { id: string } }).post.id;
  };
  const other = 'person-tomas-arce';
  const first = await write(store.viewer.id, id);
  expect(await write(other, id)).not.toBe(first);
  // The public id of the object does not name an action whose object would replace it.
  const forged = `${first.slice(5, 13)}-${first.slice(13, 17)}-${first.slice(17, 21)}-8333-444444444444`;
  expect(await write(other, forged)).not.toBe(first);
  expect(store.posts.get(first)!.content).toBe(store.viewer.id);
});

test('a repeated action with another input is refused: its payload would read another object', async () => {
  const { ask } = openLiveInMemory();
  const id = '0b0b0b0b-1111-4222-8333-444444444444';
  const save = (jobId: string) => ask(mutation('setJobSaved', { jobId, saved: true }, 'job { id }'), {}, id);
  expect((await save('job-brand-designer')).errors).toBeUndefined();
  expect((await save('job-brand-designer')).errors).toBeUndefined();
  expect((await save('job-senior-product-designer')).errors).toMatchObject([
    {
      message: "The action 'setJobSaved' has this id with another input.",
      extensions: { code: 'BAD_REQUEST' },
    },
  ]);
});

test('a failure of an action is an error, and what it says of the database is not sent', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, live } = openLiveInMemory();
  const post = mutation('createPost', { content: 'Hello' }, 'post { id }');
  // Its payload has no post.
  live.act = async () => ({ done: { seq: 2, at: '2026-01-01T00:00:00.000Z', repeated: false } });
  expect((await ask(post)).errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
  live.act = () => Promise.reject(new StorageError('No PostgreSQL server answers at 10.0.0.5.'));
  expect((await ask(post)).errors).toMatchObject([
    {
      message: 'The data cannot be stored at the moment. Try again.',
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    },
  ]);
  log.mockRestore();
});

test('an id that another action had is refused with a sentence', async () => {
  const { ask, store } = openLiveInMemory();
  const id = '0b0b0b0b-1111-4222-8333-444444444444';
  await ask(mutation('createPost', { content: 'Once' }), {}, id);
  const { errors } = await ask(mutation('requestVerification'), {}, id);
  expect(errors).toMatchObject([
    {
      message: "The action 'createPost' has this id, not 'requestVerification'.",
      extensions: { code: 'BAD_REQUEST' },
    },
  ]);
  expect(store.version).toBe(1);
});

test('half of a character is refused', async () => {
  const { ask, store } = openLiveInMemory();
  const query =
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { userErrors { code field } } }';
  const broken = { title: 'Atlas', description, techStack: ['SVG', '\ud800'] };
  const { data } = await ask(query, { input: broken });
  expect(data).toEqual({ createProject: { userErrors: [{ code: 'INVALID', field: ['techStack'] }] } });
  expect(store.version).toBe(0);
  await ask(query, { input: { ...broken, techStack: ['😀'] } });
  expect(store.version).toBe(1);
});

test.each([
  ['companyId', 'x'.repeat(65), 'NOT_FOUND'],
  ['query', 'x'.repeat(201), 'TOO_LONG'],
  ['location', 'x'.repeat(201), 'TOO_LONG'],
  ['minSalary', 0, 'OUT_OF_RANGE'],
])('an alert is refused for %s that its query refuses', async (name, value, code) => {
  const { ask, store } = openLiveInMemory();
  const filter = { [name]: value };
  const { errors } = await ask('query ($filter: JobFilter) { jobs(filter: $filter) { totalCount } }', {
    filter,
  });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  const { data } = await ask(mutation('setJobAlert', { filter, name: 'Long', enabled: true }));
  expect(data).toEqual({
    setJobAlert: { userErrors: [expect.objectContaining({ code, field: ['filter', name] })] },
  });
  expect(store.version).toBe(0);
});

type Invalid = [name: ActionName, input: Input, code: string, field: string];

const invalid: readonly Invalid[] = [
  ['createPost', { content: '  ' }, 'REQUIRED', 'content'],
  ['createPost', { content: '\u200b' }, 'REQUIRED', 'content'],
  ['createPost', { content: 'Hi', tags: ['a'.repeat(51)] }, 'TOO_LONG', 'tags'],
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
    { title: 'Atlas', description, techStack: Array.from({ length: 21 }, (_, i) => `SVG ${i}`) },
    'TOO_MANY',
    'techStack',
  ],
  ['inviteByEmail', { email: 'nobody' }, 'INVALID', 'email'],
  ...['a@b.example;c.d', 'a@b.c,d@e.f', 'Ada <a@b.c>', 'a(b)@c.d', '"a"@b.c'].map((email): Invalid => [
    'inviteByEmail',
    { email },
    'INVALID',
    'email',
  ]),
  ['inviteByEmail', { email: '' }, 'REQUIRED', 'email'],
  ['updateProfile', { name: ' ' }, 'REQUIRED', 'name'],
  ['updateProfile', { name: '\u3164' }, 'REQUIRED', 'name'],
  ['publishProduct', { id: '', product }, 'NOT_FOUND', 'id'],
  ['publishProduct', { product: { ...product, price: 0.001 } }, 'INVALID', 'product.price'],
  ['markNotificationsRead', { ids: ['notification-1', 'a b'] }, 'NOT_FOUND', 'ids'],
  ['saveProductDraft', { product: { ...product, category: null } }, 'REQUIRED', 'product.category'],
  ['updateJob', { jobId: 'job-brand-designer', job }, 'NOT_ALLOWED', 'jobId'],
  [
    'updateJob',
    { jobId: 'job-design-intern', job: { ...job, companyId: 'techcorp' } },
    'NOT_ALLOWED',
    'job.companyId',
  ],
  ['createJob', { ...job, companyId: 'techcorp' }, 'NOT_ALLOWED', 'companyId'],
  ['createJob', { ...job, companyId: 'company-unknown' }, 'NOT_FOUND', 'companyId'],
  ['setGigOpen', { gigId: 'gig-usability-review', open: false }, 'NOT_ALLOWED', 'gigId'],
  ['updateCompanyPage', { companyId: 'techcorp', company }, 'NOT_ALLOWED', 'companyId'],
  ['downloadProduct', { productId: 'product-studio-operating-system' }, 'NOT_ALLOWED', 'productId'],
];

test.each(invalid)('%s refuses %o with %s at %s', async (name, input, code, field) => {
  const { ask, store } = openLiveInMemory();
  const { data, errors, extensions } = await ask(mutation(name, input));
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ [name]: { userErrors: [{ code, field: field.split('.') }] } });
  expect(extensions).toBeUndefined();
  expect(store.version).toBe(0);
});

test.each([
  // The day has ended in Greenwich, but not yet in Honolulu.
  ['2026-11-28T06:00:00.000Z', '2026-11-27', []],
  ['2026-11-28T13:00:00.000Z', '2026-11-27', ['OUT_OF_RANGE']],
  ['2026-11-28T13:00:00.000Z', '2026-11-29', []],
])('at %s, a project can be due on %s unless that day has ended everywhere', async (now, day, codes) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const { ask } = openLiveInMemory();
  const post = mutation('postProject', { ...project, dueDate: `${day}T00:00:00.000Z` }, 'project { id }');
  const { data } = await ask(post);
  vi.useRealTimers();
  const errors = codes.map((code) => expect.objectContaining({ code, field: ['dueDate'] }) as object);
  expect(data).toMatchObject({ postProject: { userErrors: errors } });
});

test('a picture in a data URL has a size instead of a length', async () => {
  const { ask } = openLiveInMemory();
  const create = (length: number) =>
    ask(mutation('createPost', { content: 'Hi', image: `data:image/png;base64,${'a'.repeat(length)}` }));
  expect(await create(1_000)).toMatchObject({ data: { createPost: { userErrors: [] } } });
  expect(await create(7_000_000)).toMatchObject({
    data: { createPost: { userErrors: [{ code: 'FILE_TOO_LARGE', message: 'Image must be at most 5 MB' }] } },
  });
});

test('a request runs one action', async () => {
  const { ask, store } = openLiveInMemory();
  const both = `mutation { ...a ...b } fragment a on Mutation { clearRecentSearches { userErrors { code } } }
    fragment b on Mutation { requestVerification { userErrors { code } } }`;
  const { errors } = await ask(both);
  expect(errors).toMatchObject([{ message: 'Send one action per operation.' }]);
  expect(store.version).toBe(0);
});
