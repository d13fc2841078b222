import { expect, test } from 'vitest';
import { done, openAccounts, refused } from '../testing/openAccounts.ts';

const maren = 'person-maren-holt';
const owner = 'person-tomas-arce';
const stranger = 'person-noor-siddiqui';
const id = 'product-research-plan-kit';
const ownId = `own-${id}`;

test('a deleted product leaves the lists and the shop; an owner keeps its page and the library entry', async () => {
  const { act, read, store } = openAccounts();
  const wish = (account: string) => act(account, 'setProductWishlisted', { productId: id, wishlisted: true });
  const shop = async (account: string) =>
    read(
      account,
      `{ product(id: "${id}") { ... on Product { id viewerOwns similarItems { ... on Product { id } } } }
         node(id: "${id}") { id }
         products(filter: { query: "research plan kit" }) { nodes { ... on Product { id } } }
         wishlist: products(filter: { wishlistedOnly: true }) { totalCount }
         library: products(filter: { ownedOnly: true }) { nodes { ... on Product { id } } }
         viewer { items { wishlistCount } }
         search(query: "research plan kit") { nodes { ... on Node { id } } } }`,
    );
  const counts = async () =>
    read(
      stranger,
      `{ products { totalCount } shopCategories(family: SHOP) { label count }
         shopFilterOptions { type { label count } } }`,
    );
  await act(owner, 'buyProduct', { productId: id });
  await wish(owner);
  await wish(stranger);
  const before = await shop(stranger);
  expect(before).toMatchObject({
    product: { id, viewerOwns: false },
    products: { nodes: expect.arrayContaining([{ id }]) },
    wishlist: { totalCount: 1 },
    viewer: { items: { wishlistCount: 1 } },
    search: { nodes: expect.arrayContaining([{ id }]) },
  });
  const countsBefore = (await counts()) as { products: { totalCount: number } };
  const listed = store.creatorDashboard.all.length;

  expect(await act(stranger, 'deleteProduct', { id: ownId })).toEqual(refused('NOT_FOUND', 'id'));
  expect(await act(maren, 'deleteProduct', { id: ownId }, 'id')).toEqual({ ...done, id: ownId });
  expect(await act(maren, 'deleteProduct', { id: ownId })).toEqual(refused('NOT_FOUND', 'id'));
  expect(store.creatorDashboard.all).toHaveLength(listed - 1);
  expect(store.shopItemsBySeller(maren).slice(0, 100)).not.toContainEqual(expect.objectContaining({ id }));

  const gone = {
    product: null,
    node: null,
    products: { nodes: expect.not.arrayContaining([{ id }]) as unknown },
    wishlist: { totalCount: 0 },
    library: { nodes: [] },
    viewer: { items: { wishlistCount: 0 } },
    search: { nodes: expect.not.arrayContaining([{ id }]) as unknown },
  };
  expect(await shop(stranger)).toMatchObject(gone);
  expect(await shop(owner)).toMatchObject({
    ...gone,
    product: { id, viewerOwns: true, similarItems: expect.not.arrayContaining([{ id }]) },
    node: { id },
    library: { nodes: [{ id }] },
  });
  const after = (await counts()) as typeof countsBefore;
  expect(after.products.totalCount).toBe(countsBefore.products.totalCount - 1);
  expect(JSON.stringify(after)).not.toBe(JSON.stringify(countsBefore));

  expect(await act(owner, 'downloadProduct', { productId: id })).toEqual(done);
  for (const name of ['buyProduct', 'downloadProduct'])
    // oxlint-disable-next-line no-await-in-loop -- one action after the other
    expect(await act(stranger, name, { productId: id })).toEqual(refused('NOT_FOUND', 'productId'));
  expect(await wish(stranger)).toEqual(refused('NOT_FOUND', 'productId'));
  expect(await shop(owner)).toMatchObject({ library: { nodes: [{ id }] } });
});

test('the sales of a deleted product stay in the totals, which agree with the weeks', async () => {
  const { act, read } = openAccounts();
  const figures = `{ creatorDashboard { totalProducts totalViews totalDownloads totalEarnings mostPopular { id } weeks { earnings } }
    dashboard { tiles { saleCount earnings } } }`;
  await act(owner, 'buyProduct', { productId: id });
  const before = await read(maren, figures);
  const { creatorDashboard } = before as { creatorDashboard: { totalProducts: number } };
  expect(await act(maren, 'deleteProduct', { id: ownId })).toEqual(done);
  expect(await read(maren, figures)).toEqual({
    ...before,
    creatorDashboard: { ...creatorDashboard, totalProducts: creatorDashboard.totalProducts - 1 },
  });
});

test('a draft and a course are deleted, too, and similar items leave the course out', async () => {
  const { act, read, store } = openAccounts();
  expect(await act(maren, 'deleteProduct', { id: 'own-product-brief-reader' })).toEqual(done);
  const courseId = 'course-calm-interfaces';
  const likeIt = [...store.shopItems.values()].find(
    (item) => item.sellerId !== maren && store.similarItems(item, 3).some((one) => one.id === courseId),
  )!;
  expect(await act(maren, 'deleteProduct', { id: `own-${courseId}` })).toEqual(done);
  expect(store.similarItems(likeIt, 3).map((one) => one.id)).not.toContain(courseId);
  expect(store.similarItems(likeIt, 3)).toHaveLength(3);
  expect(
    await read(
      maren,
      `{ creatorProduct(id: "own-${courseId}") { id } product(id: "${courseId}") { ... on Course { id } } }`,
    ),
  ).toEqual({
    creatorProduct: null,
    product: null,
  });
});

test('a live product that becomes private leaves the lists, and one that becomes a draft leaves the shop', async () => {
  const { act, read, store } = openAccounts();
  const live = await read(
    maren,
    `{ creatorProduct(id: "${ownId}") { title fullDescription shortDescription tags } }`,
  );
  const { tags, ...form } = live['creatorProduct'] as { tags: string[] };
  const product = { ...form, tags: tags.join(', '), category: '.DESIGN', visibility: '.PUBLIC', price: 5 };
  const update = (visibility: string) =>
    act(maren, 'updateProduct', { id: ownId, product: { ...product, visibility: `.${visibility}` } });
  const seen = async (account: string) => {
    const { product: page, ...lists } = await read(
      account,
      `{ product(id: "${id}") { id } products(filter: { query: "research plan kit" }) { totalCount }
         wishlist: products(filter: { wishlistedOnly: true }) { totalCount } viewer { items { wishlistCount } }
         library: products(filter: { ownedOnly: true }) { totalCount }
         search(query: "research plan kit", kinds: [PRODUCT]) { totalCount }
         profile(id: "${maren}") { products { id } } }`,
    );
    const { products, search, profile, wishlist, library, viewer } = lists as Record<
      string,
      { totalCount: number; products: unknown[]; items: { wishlistCount: number } }
    >;
    const lines = [products!.totalCount, search!.totalCount];
    const isOnProfile = JSON.stringify(profile).includes(id);
    expect(viewer!.items.wishlistCount).toBe(wishlist!.totalCount);
    return {
      page: page !== null,
      lists: [...lines.map((n) => n > 0), isOnProfile],
      wishlist: wishlist!.totalCount,
      library: library!.totalCount,
    };
  };
  await act(owner, 'buyProduct', { productId: id });
  await act(stranger, 'setProductWishlisted', { productId: id, wishlisted: true });
  const before = { page: true, lists: [true, true, true], wishlist: 1, library: 0 };
  expect(await seen(stranger)).toEqual(before);
  const listing = store.data.creatorProducts.get(id)!;
  const unlisted = { ...before, lists: [false, false, false] };
  expect(await update('PRIVATE')).toEqual(done);
  expect(await seen(stranger)).toEqual(unlisted);
  // A review in progress does not make it public.
  await act(maren, 'publishProduct', { id: ownId, product });
  expect(await seen(stranger)).toEqual(unlisted);
  expect(await act(stranger, 'downloadProduct', { productId: id })).toEqual(refused('NOT_ALLOWED'));
  const publish = () => act(maren, 'publishProduct', { id: ownId, product });
  const updateInReview = async () => [await publish(), await update('DRAFT')][1];
  for (const withdraw of [
    () => update('DRAFT'),
    updateInReview,
    () => act(maren, 'saveProductDraft', { id: ownId, product }),
  ]) {
    // oxlint-disable no-await-in-loop -- one action after the other
    store.change({ put: 'creatorProducts', record: { ...listing, status: 'LIVE' } });
    expect(await update('PUBLIC')).toEqual(done);
    expect(await seen(stranger)).toEqual(before);
    expect(await withdraw()).toEqual(done);
    expect(await seen(stranger)).toEqual({ ...unlisted, page: false, wishlist: 0 });
    expect(await act(stranger, 'buyProduct', { productId: id })).toEqual(refused('NOT_FOUND', 'productId'));
    expect(await seen(owner)).toMatchObject({ page: true, lists: [false, false, false], library: 1 });
    expect(await seen(maren)).toMatchObject({ page: true, lists: [false, false, false] });
    // oxlint-enable no-await-in-loop
  }
  expect(
    store.similarItems(
      store.data.products.get('product-brief-reader') ?? store.data.products.values().next().value!,
      50,
    ),
  ).not.toContainEqual(expect.objectContaining({ id }));
});
