import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';

async function open(address = '/library') {
  const view = await renderRoute(address);
  expect(await screen.findByRole('tab', { name: /^All/ })).toBeVisible();
  return view;
}
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string | RegExp) => within(screen.getByRole('article', { name }));
const landing = /^Landing page built by hand/;
const podcast = /^Podcast episode edited/;

test('the library lists orders with status, courses with progress and products with download', async () => {
  await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'All8',
    'Orders4',
    'Courses2',
    'Products2',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Orders',
    'Courses',
    'Products',
  ]);
  expect(card(landing).getByText('In progress')).toBeVisible();
  expect(card(landing).getByText('Standard package')).toBeVisible();
  expect(card(landing).getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  expect(card(landing).getByRole('button', { name: 'Message' })).toBeVisible();
  const course = card('Desk and back');
  expect(course.getByText(/^4 of \d+ lessons completed$/)).toBeVisible();
  expect(course.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '4');
  expect(course.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
    'href',
    '/shop/course-desk-and-back#outline',
  );
});

test('the address selects one kind, and the tabs change it', async () => {
  const { user, router } = await open('/library?show=products');
  expect(titles()).toHaveLength(2);
  await user.click(screen.getByRole('tab', { name: /^Courses/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?show=courses'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Courses'));
  await user.click(card('Desk and back').getByRole('button', { name: /^Download/ }));
  await expectToast('Download started', 'Your file will be downloaded shortly.');
});

test('a buyer accepts a delivery, or cancels an order, and Undo reverts each', async () => {
  const { user } = await open();
  await user.click(card(podcast).getByRole('button', { name: /^Accept delivery/ }));
  await expectToast('Delivery accepted', 'Podcast episode edited and mixed in two days 🎧');
  await waitFor(() => expect(card(podcast).getByText('Completed')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(card(podcast).getByText('Delivered')).toBeVisible());
  await user.click(card(landing).getByRole('button', { name: /^Cancel order/ }));
  await waitFor(() => expect(card(landing).getByText('Cancelled')).toBeVisible());
  expect(card(landing).queryByText(/^Due/)).toBeNull();
});

test('an order of this tab is first in the library, and the gig and the dashboard lead to it', async () => {
  const { user, goTo } = await renderRoute('/gigs/gig-icon-set');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  await user.type(dialog.getByLabelText(/^Requirements/), 'Twelve icons of trees');
  await user.click(dialog.getByRole('button', { name: 'Confirm order' }));
  const link = await screen.findByRole('link', { name: 'Ordered' });
  expect(link).toHaveAttribute('href', '/library?show=orders');
  await goTo(link, 'Library');
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Orders/ })).toHaveTextContent('Orders5'));
  const [first] = screen.getAllByRole('article');
  expect(within(first!).getByText('Twelve icons of trees')).toBeVisible();
  expect(within(first!).getByText('just now')).toBeVisible();
  await goTo('/dashboard', 'Dashboard');
  const tile = (await screen.findByRole('link', { name: 'Library' })).closest('li')!;
  expect(within(tile).getByText('9')).toBeVisible();
});

test('a course opens as an outline with lessons to tick, and its progress is on its cards', async () => {
  const { user, goTo } = await renderRoute('/shop/course-drawing-for-product-people');
  await user.click(await screen.findByRole('button', { name: 'Enroll Free' }));
  const outline = within(await screen.findByRole('region', { name: 'Course outline' }));
  expect(await outline.findByText('0 of 18 lessons completed')).toBeVisible();
  await user.click(outline.getByRole('checkbox', { name: 'Any pen will do' }));
  expect(await outline.findByText('1 of 18 lessons completed')).toBeVisible();
  await user.click(outline.getByRole('checkbox', { name: 'Straight enough' }));
  expect(await outline.findByText('2 of 18 lessons completed')).toBeVisible();
  await user.click(outline.getByRole('checkbox', { name: 'Any pen will do' }));
  expect(await outline.findByText('1 of 18 lessons completed')).toBeVisible();
  await goTo(screen.getByRole('link', { name: 'Enrolled' }), 'Library');
  expect(await screen.findByText('1 of 18 lessons completed')).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Courses/ })).toHaveTextContent('Courses3');
  await goTo('/shop?q=drawing', 'Discover Digital Products');
  expect(await screen.findByText('1 of 18 lessons completed')).toBeVisible();
});

test('a course that is not owned has no boxes', async () => {
  await renderRoute('/shop/course-modern-css');
  const outline = within(await screen.findByRole('region', { name: 'Course outline' }));
  expect(outline.queryByRole('checkbox')).toBeNull();
  expect(outline.queryByRole('progressbar')).toBeNull();
});

test('an empty kind says what appears there, and leads to it', async () => {
  const store = createStore();
  store.change(
    ...[...store.data.marks.ownedProducts].map((id) => ({ mark: 'ownedProducts' as const, id, on: false })),
    ...[...store.data.gigOrders.keys()].map((id) => ({ drop: 'gigOrders' as const, id })),
  );
  await renderRoute('/library', { transport: createTransport(store) });
  for (const name of ['No orders yet', 'No courses yet', 'No products yet'])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/shop?type=course');
});
