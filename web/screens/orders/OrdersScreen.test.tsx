import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

const buyers = () =>
  within(screen.getByRole('list', { name: 'Orders' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
const open = async (address = '/orders') => {
  const view = await renderRoute(address);
  expect(await screen.findByRole('heading', { name: /^\d+ orders?/, level: 2 })).toBeVisible();
  return view;
};
const card = (name: string) => within(screen.getByRole('article', { name }));

test('the seller sees each order with buyer, package, price, due date and status, latest first', async () => {
  await open();
  expect(screen.getByRole('heading', { name: '8 orders, 1 overdue' })).toBeVisible();
  expect(buyers()).toEqual([
    'Lena Brandt',
    'Tove Nygaard',
    'Jonah Whitlock',
    'Sofia Lindqvist',
    'Wanjiru Kamau',
    'Amara Okafor',
    'Chidi Eze',
    'Kofi Mensah',
  ]);
  const lena = card('Lena Brandt');
  expect(lena.getByRole('link', { name: 'Lena Brandt' })).toHaveAttribute(
    'href',
    '/profile/person-lena-brandt',
  );
  expect(
    lena.getByRole('link', { name: 'Review of your booking flow, with the three changes that matter' }),
  ).toHaveAttribute('href', '/gigs/gig-booking-flow-review');
  expect(lena.getByText(/^Standard package/)).toHaveTextContent('Standard package · $260');
  expect(lena.getByText(/^Booking and cancelling a guided tour/)).toBeVisible();
  expect(lena.getByText('In progress')).toBeVisible();
  expect(lena.getByText(/^Due/)).toHaveTextContent(/^Due [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
});

test('an overdue order says so in words, and a finished one what the buyer did', async () => {
  await open();
  expect(card('Jonah Whitlock').getByText(/^Overdue: was due/)).toBeVisible();
  expect(card('Jonah Whitlock').getByText('No requirements given')).toBeVisible();
  expect(card('Kofi Mensah').getByText(/^Due/)).toHaveTextContent(/The buyer has accepted the delivery\.$/);
  expect(card('Chidi Eze').getByText(/^Due/)).toHaveTextContent(/The buyer has cancelled this order\.$/);
  expect(card('Kofi Mensah').queryByRole('button', { name: /^Mark as delivered/ })).toBeNull();
});

test('the address holds gig, status and order', async () => {
  const { user, router } = await open('/orders?gig=gig-form-texts&sort=due');
  expect(buyers()).toEqual(['Jonah Whitlock', 'Tove Nygaard', 'Wanjiru Kamau', 'Chidi Eze']);
  await user.click(screen.getByRole('tab', { name: /^In progress ?2$/ }));
  await waitFor(() => expect(buyers()).toEqual(['Jonah Whitlock', 'Tove Nygaard']));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?gig=gig-form-texts&status=in-progress&sort=due'),
  );
  await user.click(screen.getByRole('tab', { name: /^Delivered ?0$/ }));
  expect(await screen.findByRole('heading', { name: 'No orders with this status' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show the orders of all gigs' }));
  await waitFor(() => expect(buyers()).toHaveLength(8));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=due'));
});

test('a delivered order moves to Delivered and leaves the count of the dashboard; Undo moves it back', async () => {
  const { user, router, goTo } = await open('/orders?status=in-progress');
  await user.click(screen.getByRole('button', { name: /^Mark as delivered: .*, Jonah Whitlock$/ }));
  await expectToast(
    'Order delivered',
    'Jonah Whitlock: Labels, helper texts and error messages for one form',
  );
  await waitFor(() => expect(buyers()).toEqual(['Lena Brandt', 'Tove Nygaard']));
  expect(screen.getByRole('tab', { name: /^Delivered ?2$/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: '2 orders' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(buyers()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: /^Mark as delivered: .*, Tove Nygaard$/ }));
  await waitFor(() => expect(buyers()).toHaveLength(2));
  await router.navigate('/dashboard');
  const tile = (await screen.findByRole('link', { name: 'Orders' })).closest('li')!;
  expect(within(tile).getByText('2')).toBeVisible();
  await goTo('/orders', 'Orders');
  expect(card('Tove Nygaard').getByText('Delivered')).toBeVisible();
});

test('a buyer is written to: in the conversation if there is one, otherwise in a dialog', async () => {
  const { user } = await open();
  expect(card('Jonah Whitlock').getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    '/messages?contact=contact-jonah-whitlock',
  );
  await user.click(card('Tove Nygaard').getByRole('button', { name: 'Message' }));
  expect(await screen.findByRole('dialog', { name: 'Message Tove Nygaard' })).toBeVisible();
});

test('a gig without orders says so and leads to all orders', async () => {
  await renderRoute('/orders?gig=gig-that-never-was');
  expect(await screen.findByRole('heading', { name: 'Nobody has ordered this gig yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/orders');
});

test.each([['/notifications'], ['/dashboard']])(
  'the entry about an order in %s leads to the new orders of the gig',
  async (address) => {
    const text = 'Lena Brandt ordered the Standard package of your review of booking flows, $260.';
    await renderRoute(address);
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
      'href',
      '/orders?gig=gig-booking-flow-review&status=in-progress',
    );
  },
);

test('My Gigs and the page of an own gig lead to the orders', async () => {
  const { goTo } = await renderRoute('/gigs?tab=mine');
  expect(await screen.findByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  await goTo('/gigs/gig-form-texts', 'Labels, helper texts and error messages for one form');
  expect(await screen.findByRole('link', { name: 'View Orders' })).toHaveAttribute(
    'href',
    '/orders?gig=gig-form-texts',
  );
});
