import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLiveServer } from '../testing/liveServer.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { expectToast } from '../testing/toast.ts';
import '../screens/gig/OrderDialog.tsx';
import '../screens/product/BuyDialog.tsx';
import './perform.ts';

/** Deals in live mode whose price changes while their dialog is open. */

test('an order at an old price is refused; the open dialog then has the new price and the typed text', async () => {
  const { link, store } = createLiveServer();
  const gig = store.gigs.get('gig-usability-review')!;
  const { user } = await renderRoute(`/gigs/${gig.id}`, { transport: link });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  expect(dialog.getByText('$120')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Requirements/), 'Two flows');
  store.change({ put: 'gigs', record: { ...gig, basic: { ...gig.basic, price: 950 } } });
  await user.click(dialog.getByRole('button', { name: 'Confirm order' }));
  expect(await dialog.findByText('The price is now $950. Check it, then order again.')).toBeVisible();
  expect(dialog.getByText('$950')).toBeVisible();
  expect(dialog.getByLabelText(/^Requirements/)).toHaveValue('Two flows');
  expect(store.ordersPlacedBy(store.viewer.id)).not.toContainEqual(
    expect.objectContaining({ requirements: 'Two flows' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Confirm order' }));
  await expectToast('Order placed', 'Basic package, $950. This is a simulation: nothing was charged.');
  expect(store.ordersPlacedBy(store.viewer.id)).toContainEqual(
    expect.objectContaining({ price: 950, requirements: 'Two flows' }),
  );
});

test('a purchase at an old price is refused; the open dialog then has the new price', async () => {
  const { link, store, isStored } = createLiveServer();
  const item = store.products.get('product-studio-operating-system')!;
  const { user } = await renderRoute(`/shop/${item.id}`, { transport: link });
  await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  store.change({ put: 'products', record: { ...item, price: 950 } });
  await user.click(dialog.getByRole('button', { name: 'Confirm purchase' }));
  expect(await screen.findByText('The price is now $950. Check it, then buy again.')).toBeVisible();
  expect(dialog.getByText('$950.00')).toBeVisible();
  expect(isStored('ownedProducts', item.id)).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Confirm purchase' }));
  await expectToast('Purchased', 'It is in your library. Payments are simulated: nothing was charged.');
  expect(isStored('ownedProducts', item.id)).toBe(true);
});
