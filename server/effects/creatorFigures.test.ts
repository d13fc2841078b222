import { expect, test } from 'vitest';
import { done, openAccounts } from '../testing/openAccounts.ts';
import type { CreatorWeekRecord } from '../creator/records.ts';
import { weeksWith } from '../data/weeks.ts';

const creator = 'person-jiho-park';
const [ben, noor] = ['person-sofia-lindqvist', 'person-noor-siddiqui'] as const;
const maren = 'person-maren-holt';

interface Figures {
  creatorDashboard: {
    totalDownloads: number;
    totalEarnings: number;
    weeks: Omit<CreatorWeekRecord, 'start'>[];
  };
  dashboard: { tiles: { saleCount: number; earnings: number } };
}

/** Live mode with a paid and a free product of a creator, who has no others, and the figures of an account. */
function open() {
  const accounts = openAccounts();
  const { store, read } = accounts;
  const item = store.products.get('product-research-plan-kit')!;
  const listing = store.creatorProducts.get(item.id)!;
  for (const [id, price] of Object.entries({ paid: 12.5, free: 0 })) {
    const own = { id, price, downloads: 0 };
    store.change(
      { put: 'products', record: { ...item, ...own, sellerId: creator } },
      {
        put: 'creatorProducts',
        record: { ...listing, ...own, sales: 0, earnings: 0, views: 0, ownerId: creator },
      },
    );
  }
  const figuresOf = async (account: string) => {
    const figures = (await read(
      account,
      `{ creatorDashboard { totalDownloads totalEarnings weeks { downloads earnings } }
         dashboard { tiles { saleCount earnings } } }`,
    )) as unknown as Figures;
    const { weeks, ...totals } = figures.creatorDashboard;
    const sum = (of: keyof (typeof weeks)[0]) => weeks.reduce((total, week) => total + week[of], 0);
    return {
      ...totals,
      ...figures.dashboard.tiles,
      weeks: { count: weeks.length, downloads: sum('downloads'), earnings: sum('earnings') },
      last: weeks.at(-1),
    };
  };
  const listed = async (id: string) =>
    (await read(creator, `{ creatorProduct(id: "own-${id}") { downloads shopItem { downloads } } }`))[
      'creatorProduct'
    ];
  return { ...accounts, figuresOf, listed };
}

test('sales and downloads are in all figures of the creator: totals, tile, weeks, product and its page', async () => {
  const { act, figuresOf, listed } = open();
  expect(await act(ben, 'buyProduct', { productId: 'paid' })).toEqual(done);
  expect(await act(noor, 'buyProduct', { productId: 'paid' })).toEqual(done);
  // A second purchase of the same account is none.
  await act(noor, 'buyProduct', { productId: 'paid' });
  for (const productId of ['paid', 'free', 'free'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await act(ben, 'downloadProduct', { productId })).toEqual(done);
  // The creator's own download does not count.
  expect(await act(creator, 'downloadProduct', { productId: 'free' })).toEqual(done);
  const figures = {
    totalDownloads: 3,
    totalEarnings: 25,
    saleCount: 2,
    earnings: 25,
    weeks: { count: 12, downloads: 3, earnings: 25 },
    last: { downloads: 3, earnings: 25 },
  };
  expect(await figuresOf(creator)).toEqual(figures);
  expect(await listed('paid')).toEqual({ downloads: 1, shopItem: { downloads: 1 } });
  expect(await listed('free')).toEqual({ downloads: 2, shopItem: { downloads: 2 } });
  await act(creator, 'deleteProduct', { id: 'own-paid' });
  await act(creator, 'deleteProduct', { id: 'own-free' });
  expect(await figuresOf(creator)).toEqual(figures);
});

test("the sample's figures stay, and a sale is added to them", async () => {
  const { act, figuresOf } = open();
  const before = await figuresOf(maren);
  expect(before).toMatchObject({ totalDownloads: 11_403, last: { downloads: 294, earnings: 3_108.75 } });
  await act(ben, 'buyProduct', { productId: 'product-research-plan-kit' });
  await act(ben, 'downloadProduct', { productId: 'product-research-plan-kit' });
  expect(await figuresOf(maren)).toMatchObject({
    totalDownloads: before.totalDownloads + 1,
    totalEarnings: before.totalEarnings + 18,
    saleCount: before.saleCount + 1,
    last: { downloads: 1, earnings: 18 },
  });
});

test('sales of a week are added up, and the weeks move on to the latest sale', () => {
  const of = (day: number, downloads = 0, earnings = 0) => ({
    start: new Date(Date.UTC(2026, 0, day)).toISOString(),
    downloads,
    earnings,
  });
  const weeks = [of(1, 1, 1), of(8, 2, 2), of(15, 3, 3)];
  expect(weeksWith(weeks, [])).toEqual(weeks);
  expect(weeksWith(weeks, [of(9, 1, 0.1), of(15, 1, 0.2)])).toEqual([
    of(1, 1, 1),
    of(8, 3, 2.1),
    of(15, 4, 3.2),
  ]);
  expect(weeksWith(weeks, [of(29, 1, 5)])).toEqual([of(15, 3, 3), of(22), of(29, 1, 5)]);
});

test('creators cannot buy their own products and courses, or enroll in them', async () => {
  const { act, store, figuresOf } = open();
  const course = { ...store.courses.get('course-calm-interfaces')!, price: 0 };
  store.change({ put: 'courses', record: course });
  const isRefused = (field: string, message: string) => ({
    userErrors: [{ code: 'NOT_ALLOWED', field: [field], message }],
  });
  expect(await act(creator, 'buyProduct', { productId: 'paid' })).toEqual(
    isRefused('productId', 'You cannot buy your own product.'),
  );
  expect(await act(maren, 'buyProduct', { productId: course.id })).toEqual(
    isRefused('productId', 'You cannot buy your own course.'),
  );
  expect(await act(maren, 'enrollInCourse', { courseId: course.id })).toEqual(
    isRefused('courseId', 'You cannot enroll in your own course.'),
  );
  expect(await figuresOf(creator)).toMatchObject({ saleCount: 0, earnings: 0 });
});
