import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reviewMs } from '../creator/approval.ts';
import { done, openAccounts } from '../testing/openAccounts.ts';
import { approveProducts } from './reviews.ts';
import { product } from './testing/inputs.ts';
import { onEachDatabase } from './testing/onEachDatabase.ts';

const [ada, ben] = ['person-jiho-park', 'person-sofia-lindqvist'] as const;

/** Live mode with functions for a product of Ada's. */
function open() {
  const accounts = openAccounts();
  const { act, read, live } = accounts;
  return {
    ...accounts,
    publish: async (fields: object = {}) => {
      const input = { product: { ...product, ...fields } };
      const payload = await act(ada, 'publishProduct', input, 'product { id status }');
      const { product: own } = payload as { product: { id: string; status: string } };
      return { ...own, shopId: own.id.replace('own-', '') };
    },
    /** Looks for reviewed products when the time of a review has passed. */
    reviewAll: async () => {
      vi.setSystemTime(Date.now() + reviewMs);
      await approveProducts(live);
    },
    statusOf: async (id: string) =>
      (await read(ada, `{ creatorProduct(id: "${id}") { status shopItem { id } } }`))['creatorProduct'],
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a published product is in the shop after a minute, where others buy it', async () => {
  const { act, read, live, publish, reviewAll, statusOf, unreadOf } = open();
  const { id, shopId, status } = await publish({ price: 12.5, tags: 'calm' });
  expect(status).toBe('PENDING_REVIEW');
  await approveProducts(live);
  const shop = `{ products(filter: { query: "calm course" }) { nodes { id } }
    product(id: "${shopId}") { title priceText image fileType rating reviews seller { id } tags } }`;
  expect(await read(ben, shop)).toEqual({ products: { nodes: [] }, product: null });
  expect(await statusOf(id)).toEqual({ status: 'PENDING_REVIEW', shopItem: null });

  await reviewAll();
  expect(await statusOf(id)).toEqual({ status: 'LIVE', shopItem: { id: shopId } });
  expect(await read(ben, shop)).toEqual({
    products: { nodes: [{ id: shopId }] },
    product: {
      title: 'Calm course',
      priceText: '$12.50',
      image: '/art/grove-fern-21.svg',
      fileType: 'ZIP',
      rating: 0,
      reviews: 0,
      seller: { id: ada },
      tags: ['calm'],
    },
  });
  expect(unreadOf(ada)).toEqual(['Your product is in the shop: Calm course, $12.50.', shopId]);
  vi.setSystemTime(Date.now() + 1_000);
  expect(await act(ben, 'buyProduct', { productId: shopId })).toEqual(done);
  expect(unreadOf(ada)?.[0]).toMatch(/ bought your product: Calm course, \$[\d.]+\.$/);
  // A second purchase of the same account is none.
  await act(ben, 'buyProduct', { productId: shopId });
  expect(await read(ada, `{ creatorProduct(id: "${id}") { earnings } }`)).toEqual({
    creatorProduct: { earnings: 12.5 },
  });
  const { seq } = live;
  await reviewAll();
  expect(live.seq).toBe(seq);
});

test('a product that cannot be approved keeps no other one waiting', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { live, publish, reviewAll, statusOf } = open();
  const [first, second] = [await publish(), await publish({ title: 'Quiet course' })];
  const act = vi.spyOn(live, 'act').mockRejectedValueOnce(new Error('Locked.'));
  await reviewAll();
  expect([await statusOf(first.id), await statusOf(second.id)]).toMatchObject([
    { status: 'PENDING_REVIEW' },
    { status: 'LIVE' },
  ]);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/A product cannot be approved\..*Locked/));
  log.mockRestore();
  act.mockRestore();
});

test('a published course is one lesson, because the form sends no outline', async () => {
  const { read, publish, reviewAll } = open();
  const { shopId } = await publish({ productType: '.COURSE', category: '.WEB_DEVELOPMENT' });
  await reviewAll();
  const course = `{ product(id: "${shopId}") {
    ... on Course { duration difficultyLevel fileType modules { title lessons { title } } } } }`;
  expect(await read(ben, course)).toEqual({
    product: {
      duration: 'Self-paced',
      difficultyLevel: 'BEGINNER',
      fileType: 'VIDEO',
      modules: [{ title: 'Calm course', lessons: [{ title: 'Calm course' }] }],
    },
  });
});

test('a product that becomes a draft or is deleted is not approved, nor is one of the sample', async () => {
  const { act, store, publish, reviewAll, statusOf } = open();
  const [draft, deleted] = [await publish(), await publish()].map(({ id }) => id);
  await act(ada, 'saveProductDraft', { id: draft, product });
  await act(ada, 'deleteProduct', { id: deleted });
  const before = [...store.creatorProducts.values()];
  await reviewAll();
  expect(await statusOf(draft!)).toEqual({ status: 'DRAFT', shopItem: null });
  expect(await statusOf(deleted!)).toBeNull();
  expect([...store.creatorProducts.values()]).toEqual(before);
});

test('a draft that becomes public is reviewed, and leaves the review as a draft', async () => {
  const { act, read, publish, reviewAll, statusOf } = open();
  const { id, shopId } = await publish();
  await act(ada, 'saveProductDraft', { id, product });
  const update = async (visibility: string) => {
    const input = { id, product: { ...product, visibility: `.${visibility}` } };
    const payload = await act(ada, 'updateProduct', input, 'product { status }');
    return (payload as { product: { status: string } }).product.status;
  };
  expect(await update('PUBLIC')).toBe('PENDING_REVIEW');
  expect(await update('DRAFT')).toBe('DRAFT');
  await reviewAll();
  expect(await statusOf(id)).toEqual({ status: 'DRAFT', shopItem: null });
  expect(await update('PUBLIC')).toBe('PENDING_REVIEW');
  await reviewAll();
  expect(await statusOf(id)).toEqual({ status: 'LIVE', shopItem: { id: shopId } });
  expect(await read(ben, `{ product(id: "${shopId}") { id } }`)).toEqual({ product: { id: shopId } });
});

test('a private product has a page for people with its link, and no list has it', async () => {
  const { act, read, publish, reviewAll, unreadOf } = open();
  const { id, shopId } = await publish();
  await act(ada, 'updateProduct', { id, product: { ...product, visibility: '.PRIVATE' } });
  await reviewAll();
  expect(unreadOf(ada)).toEqual([
    'Your product has a page for people with its link: Calm course, free.',
    shopId,
  ]);
  expect(
    await read(
      ben,
      `{ product(id: "${shopId}") { id } products(filter: { query: "calm course" }) { totalCount } }`,
    ),
  ).toEqual({ product: { id: shopId }, products: { totalCount: 0 } });
});

test('a product that is published again keeps its shop item, with the new texts', async () => {
  const { act, store, publish, reviewAll } = open();
  const { id, shopId } = await publish();
  await reviewAll();
  const { createdAt } = store.products.get(shopId)!;
  await act(ada, 'publishProduct', { id, product: { ...product, title: 'Calmer course' } });
  await reviewAll();
  expect(store.products.get(shopId)).toMatchObject({ title: 'Calmer course', createdAt, sellerId: ada });
});

onEachDatabase(({ open: openLive }) => {
  test('two replicas approve a product once', async () => {
    const replicas = [await openLive(), await openLive()] as const;
    const { store, act } = replicas[0];
    const [draft] = store.creatorProducts.values();
    const record = {
      ...draft!,
      id: 'product-new',
      ownerId: ada,
      status: 'PENDING_REVIEW' as const,
      submittedAt: '2026-01-01T00:00:00.000Z',
    };
    const changes = [{ put: 'creatorProducts', record }] as const;
    await act({ account: ada, action: 'test', actionId: 'publish' }, () => ({ changes }));
    await replicas[1].look();
    await Promise.all(replicas.map((live) => approveProducts(live)));
    await Promise.all(replicas.map(({ look }) => look()));
    for (const live of replicas) {
      expect(live.seq).toBe(3);
      expect(live.store.products.get('product-new')).toMatchObject({ sellerId: ada });
      expect(live.store.of(ada).creatorProducts.get('product-new')?.status).toBe('LIVE');
    }
  });
});
