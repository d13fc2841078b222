import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../actions/gigOrder.ts';
import '../../actions/perform.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast, toast } from '../../testing/toast.ts';

test('in live mode a refused Undo removes the notice of the status that the order does not have', async () => {
  const { link, store } = createLiveServer();
  const { user } = await renderRoute('/orders', { transport: link });
  const card = within(await screen.findByRole('article', { name: 'Jonah Whitlock' }));
  const deliver = () => card.findByRole('button', { name: /^Mark as delivered/ });
  const undo = () => within(toast('Order delivered')!).getByRole('button', { name: 'Undo' });
  await user.click(await deliver());
  await waitFor(() => expect(toast('Order delivered')).toBeInTheDocument());
  await user.click(undo());
  await waitFor(() => expect(toast('Order in progress again')).toBeInTheDocument());
  await user.click(await deliver());
  await waitFor(() => expect(toast('Order delivered')).toBeInTheDocument());
  const order = [...store.data.gigOrders.values()].find(({ buyerId }) => buyerId === 'person-jonah-whitlock');
  // The buyer accepts the delivery.
  store.change({ put: 'gigOrders', record: { ...order!, status: 'COMPLETED' } });
  await user.click(undo());
  await expectToast(
    '“Order delivered” could not be undone',
    'This order is Completed now. You cannot change it to In progress.',
    'destructive',
  );
  expect(toast('Order in progress again')).toBeNull();
  expect(toast('Order delivered')).toBeNull();
});
