import { expect, test } from 'vitest';
import { done, openAccounts } from '../testing/openAccounts.ts';

const maren = 'person-maren-holt';
const buyer = 'person-noor-siddiqui';
const refusedWith = (message: string) => ({
  userErrors: [expect.objectContaining({ code: 'NOT_ALLOWED', field: ['expectedPrice'], message })],
});

test('an order at a price that the seller has changed is refused; one at the new price is placed', async () => {
  const { act, store } = openAccounts();
  const gig = [...store.gigs.values()].find(({ sellerId, isOpen }) => sellerId !== maren && isOpen)!;
  const order = (more: object) => act(maren, 'orderGig', { gigId: gig.id, tier: '.BASIC', ...more });
  const expectedPrice = gig.basic.price;
  store.change({ put: 'gigs', record: { ...gig, basic: { ...gig.basic, price: 1_950 } } });
  const before = store.ordersPlacedBy(store.viewer.id).length;
  expect(await order({ expectedPrice })).toEqual(
    refusedWith('The price is now $1,950. Check it, then order again.'),
  );
  expect(store.ordersPlacedBy(store.viewer.id)).toHaveLength(before);
  expect(await order({ expectedPrice: 1_950 })).toEqual(done);
  expect(await order({})).toEqual(done);
});

test('a purchase at a price that the creator has changed is refused', async () => {
  const { act, store } = openAccounts();
  const productId = 'product-research-plan-kit';
  const product = store.products.get(productId)!;
  const buy = (expectedPrice: number) => act(buyer, 'buyProduct', { productId, expectedPrice });
  store.change({ put: 'products', record: { ...product, price: 19.5 } });
  expect(await buy(product.price)).toEqual(refusedWith('The price is now $19.50. Check it, then buy again.'));
  expect(await buy(19.5)).toEqual(done);
});
