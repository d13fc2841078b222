import { expect, it } from 'vitest';
import { gigTierOf } from '../../schema/rules/gig/tiers.ts';
import { createStore } from '../data/store.ts';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const query = `{
  gigOrders { totalCount nodes { id gig { id } buyer { id } tier price requirements status orderedAt dueAt } }
  receivedGigOrders { totalCount nodes { id gig { id } buyer { name } } }
}`;

it('orders are listed latest first, sent and received ones apart', async () => {
  const { data, viewer } = createStore();
  const orders = [...data.gigOrders.values()].toSorted((a, b) => b.orderedAt.localeCompare(a.orderedAt));
  const [sent, received] = [true, false].map((own) =>
    orders.filter(({ buyerId }) => (buyerId === viewer.id) === own).map(({ id }) => id),
  );
  const answer = await ask(query);
  expect(idsAt(answer, 'gigOrders.nodes')).toEqual(sent);
  expect(idsAt(answer, 'receivedGigOrders.nodes')).toEqual(received);
  expect(read<object[]>(answer, 'gigOrders.nodes')[0]).toMatchObject({
    gig: { id: 'gig-landing-page-build' },
    buyer: { id: 'person-maren-holt' },
    tier: 'STANDARD',
    price: 290,
    status: 'IN_PROGRESS',
  });
});

it("each order of the sample has its package's price and delivery time", () => {
  const { data } = createStore();
  for (const { gigId, tier, price, orderedAt, dueAt } of data.gigOrders.values()) {
    const offer = data.gigs.get(gigId)![gigTierOf(tier).id];
    expect(price).toBe(offer?.price);
    expect((Date.parse(dueAt) - Date.parse(orderedAt)) / 86_400_000).toBeCloseTo(offer!.deliveryDays);
  }
});

it('the latest order of a gig is its viewerOrder, and an order of an own gig is received', async () => {
  const store = createStore();
  const [order] = store.data.gigOrders.values();
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
    record: { ...store.data.sellers.get(gig.sellerId)!, id: store.viewer.id },
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

it("the viewer's figures as a seller are those of the received orders", async () => {
  const { ordersReceivedBy, data, people, viewer } = createStore();
  const received = ordersReceivedBy(viewer.id);
  const delivered = received.filter(({ status }) => status === 'DELIVERED' || status === 'COMPLETED');
  expect(data.sellers.get('person-maren-holt')!.ordersCompleted).toBe(delivered.length);
  const buyers = received
    .filter(({ status }) => status === 'COMPLETED')
    .map(({ gigId, buyerId }) => `${gigId}: ${people.get(buyerId)!.name}`);
  const reviewers = ['gig-booking-flow-review', 'gig-form-texts'].flatMap((id) =>
    data.gigs.get(id)!.reviewed.map(({ user }) => `${id}: ${user.name}`),
  );
  expect(reviewers.toSorted()).toEqual(buyers.toSorted());
});

it('an order is past due once its time is over', async () => {
  const answer = await ask('{ receivedGigOrders { nodes { id dueAt isPastDue } } }');
  for (const { dueAt, isPastDue } of read<{ dueAt: string; isPastDue: boolean }[]>(
    answer,
    'receivedGigOrders.nodes',
  ))
    expect(isPastDue).toBe(Date.parse(dueAt) < Date.now());
});

it('a paused gig leaves every list but the own ones, and keeps its page', async () => {
  const store = createStore();
  const id = 'gig-icon-set';
  const lists = `{
    board: gigs(first: 100) { nodes { id } facets { category { value count } } }
    wishlist: gigs(filter: { wishlistedOnly: true }) { nodes { id } }
    search(query: "icon set", kinds: [GIG], first: 100) { nodes { ... on Gig { id } } }
    other: gig(id: "gig-design-system-starter") { similarGigs(first: 100) { id } }
    gig(id: "${id}") { isOpen similarGigs { id } }
  }`;
  const before = await ask(lists, {}, store);
  store.change(
    { mark: 'wishlistedGigs', id, on: true },
    { put: 'gigs', record: { ...store.gigs.get(id)!, isOpen: false } },
  );
  const after = await ask(lists, {}, store);
  for (const path of ['board.nodes', 'search.nodes', 'other.similarGigs']) {
    expect(idsAt(before, path)).toContain(id);
    expect(idsAt(after, path)).not.toContain(id);
  }
  expect(read(before, 'board.facets.category.0.count')).toBe(29);
  expect(read(after, 'board.facets.category.0.count')).toBe(28);
  expect(idsAt(after, 'wishlist.nodes')).toEqual([id]);
  expect(read(after, 'gig.isOpen')).toBe(false);
  expect(idsAt(after, 'gig.similarGigs')).toEqual(idsAt(before, 'gig.similarGigs'));
});
