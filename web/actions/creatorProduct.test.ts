import { expect, test } from 'vitest';
import { ProductCreateScreenDocument } from '../generated/graphql.ts';
import { openTab } from '../testing/tab.ts';
import { publishProduct, saveProductDraft } from './creatorProduct.ts';
import { perform } from './perform.ts';

test('SS-36 SS-38 SS-39 a draft is not visible; publishing makes it public, and it waits for its review', async () => {
  const client = await openTab();
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
