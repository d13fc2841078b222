import { afterEach, expect, test } from 'vitest';
import { ProductCreateScreenDocument, ProductEditScreenDocument } from '../generated/graphql.ts';
import { openClient, runQuery } from '../testing/tab.ts';
import { publishProduct, saveProductDraft, updateProduct } from './creatorProduct.ts';
import { perform } from './perform.ts';

const { dataset } = document.documentElement;
afterEach(() => void delete dataset['liveExcept']);

test.each([
  ['a price', { price: 12 }, 'It goes on sale in about a minute.'],
  ['no price', {}, 'It is in the shop in about a minute.'],
  ['a price that does not count', { price: 12, isFree: true }, 'It is in the shop in about a minute.'],
])(
  'PE-07 the notice of a published product with %s says in live mode what follows',
  (_what, price, description) => {
    const title = 'Product submitted for review';
    const product = {
      title: 'T',
      shortDescription: '',
      fullDescription: '',
      category: 'DESIGN' as const,
      ...price,
    };
    const notice = () =>
      typeof publishProduct.notice === 'function' &&
      publishProduct.notice({} as never, { input: { product } });
    expect(notice()).toEqual({ title });
    dataset['liveExcept'] = '';
    expect(notice()).toEqual({ title, description });
  },
);

test('SS-36 SS-38 SS-39 a draft is not visible; a published product is public and pending review', async () => {
  const client = await openClient();
  await client.query({ query: ProductCreateScreenDocument });
  const product = {
    title: 'Leaf icons',
    shortDescription: '',
    fullDescription: 'Ninety leaves, drawn by hand.',
    category: 'DESIGN' as const,
    price: 12,
  };
  const draft = await perform(client, saveProductDraft, { input: { product } });
  expect(draft.product).toMatchObject({ visibility: 'DRAFT', status: 'DRAFT' });
  const published = await perform(client, publishProduct, { input: { id: draft.product!.id, product } });
  expect(published.product).toMatchObject({ visibility: 'PUBLIC', status: 'PENDING_REVIEW' });
});

test('SS-36 an update applies the chosen visibility', async () => {
  const client = await openClient();
  const id = 'product-pricing-for-quiet-people';
  await client.query({ query: ProductEditScreenDocument, variables: { id } });
  const form = {
    title: 'Pricing',
    shortDescription: '',
    fullDescription: 'A book.',
    category: 'EBOOKS' as const,
  };
  for (const visibility of ['PRIVATE', 'DRAFT', 'PUBLIC'] as const) {
    const { product } = await perform(client, updateProduct, {
      input: { id, product: { ...form, visibility } },
    });
    expect(product).toMatchObject({ visibility });
  }
});

test('the shop shows a Live product as updated; other products have no shop item', async () => {
  const client = await openClient();
  const update = async (id: string) => {
    await client.query({ query: ProductEditScreenDocument, variables: { id } });
    const product = {
      title: 'Calmer interfaces',
      shortDescription: 'Less, and better.',
      fullDescription: 'Fewer choices, better defaults.',
      category: 'PRODUCTIVITY_MINDSET' as const,
      productType: 'COURSE' as const,
      price: 0,
      tags: 'calm,slow',
    };
    return perform(client, updateProduct, { input: { id, product } });
  };
  await update('course-calm-interfaces');
  const { list } = await runQuery<{ list: { nodes: object[] } }>(
    client,
    `{ list: products(filter: { query: "Calm interfaces" }) { nodes {
      id title description fullDescription price priceText categoryLabel tags image ... on Course { duration }
    } } }`,
  );
  expect(list.nodes[0]).toMatchObject({
    id: 'course-calm-interfaces',
    title: 'Calmer interfaces',
    description: 'Less, and better.',
    fullDescription: 'Fewer choices, better defaults.',
    price: 0,
    priceText: 'Free',
    categoryLabel: 'Productivity & Mindset',
    tags: ['calm', 'slow'],
    duration: '6h 30min',
  });
  const { product } = await update('course-first-usability-test');
  expect(product).toMatchObject({ title: 'Calmer interfaces', status: 'DRAFT', shopItem: null });
});

for (const [id, cleared] of [
  ['product-research-plan-kit', ['image']],
  ['course-calm-interfaces', ['image', 'duration', 'difficultyLevel']],
] as const)
  test(`a second update that clears ${cleared.join(', ')} keeps the values in the shop: ${id}`, async () => {
    const client = await openClient();
    await client.query({ query: ProductEditScreenDocument, variables: { id } });
    const item = async () => {
      const { list } = await runQuery<{ list: { nodes: Record<string, unknown>[] } }>(
        client,
        `{ list: products(first: 100) { nodes {
          __typename id title image ... on Course { duration difficultyLevel }
        } } }`,
      );
      return list.nodes.find((node) => node['id'] === id)!;
    };
    const before = await item();
    for (const field of cleared) expect(before[field]).toEqual(expect.any(String));
    const product = {
      shortDescription: '',
      fullDescription: 'A northern text.',
      category: 'DESIGN' as const,
      productType: 'TEMPLATE' as const,
      isFree: true,
    };
    for (const title of ['Northern work', 'Southern work']) {
      await perform(client, updateProduct, { input: { id, product: { ...product, title } } });
      expect(await item()).toEqual({ ...before, title });
    }
    // A draft has no shop item, also after its next update.
    const draft = { id, product: { ...product, title: 'Eastern work' } };
    const saved = await perform(client, saveProductDraft, { input: draft });
    expect(saved.product).toMatchObject({ status: 'DRAFT', shopItem: null });
    const updated = await perform(client, updateProduct, { input: draft });
    expect(updated.product).toMatchObject({ status: 'DRAFT', shopItem: null });
  });
