import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../actions/perform.ts';
import type { GigOrderRecord } from '../../../server/gig/records.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const maren = 'person-maren-holt';

/** Shows the viewer's notification of a change of an order. */
async function show(
  isOwn: (order: GigOrderRecord, sellerId: string) => boolean,
  path: (gigId: string) => string,
) {
  const { link, store } = createLiveServer();
  const order = [...store.data.gigOrders.values()].find((one) =>
    isOwn(one, store.gigs.get(one.gigId)!.sellerId),
  )!;
  store.change({
    put: 'notifications',
    record: {
      id: 'notification-of-order',
      ownerId: maren,
      kind: 'MARKETPLACE',
      text: 'The order has changed.',
      createdAt: new Date().toISOString(),
      read: false,
      actorId: null,
      subjectId: order.gigId,
      orderId: order.id,
    },
  });
  const view = await renderRoute('/notifications', { transport: link });
  const row = await screen.findByRole('link', { name: 'The order has changed.' });
  expect(row).toHaveAttribute('href', `${path(order.gigId)}#${order.id}`);
  await view.user.click(row);
  return order;
}

test("a notification of the viewer's order leads to it in the library", async () => {
  const { id } = await show(
    ({ buyerId }) => buyerId === maren,
    () => '/library?show=orders',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: /^Orders/, selected: true })).toBeVisible();
  expect(document.getElementById(id)).toBeVisible();
});

test('a notification of a received order leads to it among the orders, whatever its status', async () => {
  const { id } = await show(
    ({ status }, sellerId) => sellerId === maren && status === 'COMPLETED',
    (gigId) => `/orders?gig=${gigId}`,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: /^All/, selected: true })).toBeVisible();
  expect(document.getElementById(id)).toBeVisible();
});
