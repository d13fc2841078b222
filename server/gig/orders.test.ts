import { expect, it } from 'vitest';
import { gigTierOf } from '../../schema/rules/gig/tiers.ts';
import { createStore } from '../store.ts';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const query = `{
  gigOrders { totalCount nodes { id gig { id } buyer { id } tier price requirements status orderedAt dueAt } }
  receivedGigOrders { totalCount nodes { id gig { id } buyer { name } } }
}`;

it("the sample's viewer has ordered four packages, latest first, and has received no order", async () => {
  const answer = await ask(query);
  expect(idsAt(answer, 'gigOrders.nodes')).toEqual([
    'order-landing-page-build',
    'order-podcast-edit',
    'order-contract-plain-language',
    'order-launch-plan',
  ]);
  expect(read<object[]>(answer, 'gigOrders.nodes')[0]).toMatchObject({
    gig: { id: 'gig-landing-page-build' },
    buyer: { id: 'person-maren-holt' },
    tier: 'STANDARD',
    price: 290,
    status: 'IN_PROGRESS',
  });
  expect(read(answer, 'receivedGigOrders.totalCount')).toBe(0);
});

it("each order of the sample has its package's price and delivery time", () => {
  const { sample } = createStore();
  for (const { gigId, tier, price, orderedAt, dueAt } of sample.gigOrders.values()) {
    const offer = sample.gigs.get(gigId)![gigTierOf(tier).id];
    expect(price).toBe(offer.price);
    expect((Date.parse(dueAt) - Date.parse(orderedAt)) / 86_400_000).toBeCloseTo(offer.deliveryDays);
  }
});

it('the latest order of a gig is its viewerOrder, and an order of an own gig is received', async () => {
  const store = createStore();
  const [order] = store.sample.gigOrders.values();
  store.change({
    put: 'gigOrders',
    record: { ...order!, id: 'order-next', tier: 'PREMIUM', orderedAt: new Date().toISOString() },
  });
  expect(
    read(await ask(`{ gig(id: "${order!.gigId}") { viewerOrder } }`, {}, store), 'gig.viewerOrder'),
  ).toBe('PREMIUM');
  const gig = store.gigs.get(order!.gigId)!;
  store.change({
    put: 'sellers',
    record: { ...store.sample.sellers.get(gig.sellerId)!, id: store.viewer.id },
  });
  store.change({ put: 'gigs', record: { ...gig, sellerId: store.viewer.id } });
  store.change({
    put: 'gigOrders',
    record: {
      ...order!,
      id: 'order-received',
      buyerId: 'person-kenji-mori',
      orderedAt: '2020-01-01T00:00:00.000Z',
    },
  });
  expect(idsAt(await ask(query, {}, store), 'receivedGigOrders.nodes')).toContain('order-received');
});
