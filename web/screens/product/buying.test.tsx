import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../actions/perform.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
// Loaded before the tests, because a dynamic import takes time.
import '../shop/ShopScreen.tsx';

const kitPath = '/shop/product-research-plan-kit';
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const priced = () => within(screen.getByRole('region', { name: 'Price' }));
const notice = async (title: string, description: string, selector = '*') => {
  expect(await screen.findByText(title, { selector })).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
};

test('PR-17 SN-09 PU-04 CA-01 Buy Now opens the checkout; page and card then show the purchase', async () => {
  const { user } = await renderRoute(kitPath);
  await heading('Research plan kit');
  expect(screen.queryByRole('button', { name: 'Download Now' })).toBeNull();
  await user.click(button('Buy Now'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  expect(dialog.getByText('Research plan kit')).toBeVisible();
  expect(dialog.getByText('$18.00')).toBeVisible();
  expect(dialog.getByText('This is a simulation: nothing is charged.')).toBeVisible();
  await notice('Redirecting to checkout', 'Please complete your purchase to access this product.');
  expect(screen.queryByText('Purchased')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Confirm purchase' }));
  await notice('Purchased', 'It is in your library. Payments are simulated: nothing was charged.', 'p');
  expect(screen.queryByText('Redirecting to checkout')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Purchased' })).toHaveAttribute(
    'href',
    '/library?show=products',
  );
  expect(priced().getByText(/^It is in/)).toHaveTextContent(
    'It is in your library now, since the checkout is simulated.',
  );
  expect(priced().getByRole('link', { name: 'your library' })).toHaveAttribute(
    'href',
    '/library?show=products',
  );
  expect(button('Download Now')).toBeVisible();
  await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'));
  const card = within(await screen.findByRole('article', { name: 'Research plan kit' }));
  expect(card.getByText('Purchased')).toBeVisible();
});

test('SN-09 in live mode the notices are the same; the last one opens the library', async () => {
  const { link } = createLiveServer();
  const { user } = await renderRoute('/shop/product-studio-operating-system', { transport: link });
  await heading('Studio operating system');
  await user.click(button('Buy Now'));
  await notice('Redirecting to checkout', 'Please complete your purchase to access this product.');
  await user.click(await screen.findByRole('button', { name: 'Confirm purchase' }));
  await notice('Purchased', 'It is in your library. Payments are simulated: nothing was charged.', 'p');
  expect(screen.queryByText('Redirecting to checkout')).toBeNull();
  await user.click(button('Open library'));
  expect(await screen.findByRole('heading', { name: 'Library', level: 1 })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Studio operating system' })).toBeVisible();
});

test('SN-09 the notice of the checkout ends when the order summary closes without a purchase', async () => {
  const { user } = await renderRoute(kitPath);
  await heading('Research plan kit');
  await user.click(button('Buy Now'));
  await notice('Redirecting to checkout', 'Please complete your purchase to access this product.');
  await user.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByText('Redirecting to checkout')).toBeNull());
  expect(button('Buy Now')).toBeVisible();
});

test('PR-17 EN-45 buying a course enrolls the viewer', async () => {
  const { user } = await renderRoute('/shop/course-calm-interfaces');
  await heading('Calm interfaces');
  expect(fact('Enrolled')).toHaveTextContent('1,246');
  await user.click(button('Buy Now'));
  await user.click(await screen.findByRole('button', { name: 'Confirm purchase' }));
  await waitFor(() => expect(fact('Enrolled')).toHaveTextContent('1,247'));
  await waitFor(() => expect(button('Go to the lessons')).toHaveFocus());
});

test('in live mode creators edit their own products and courses instead of buying them or enrolling', async () => {
  const { link, store } = createLiveServer();
  const course = store.courses.get('course-calm-interfaces')!;
  const free = store.products.get('product-portfolio-audit-checklist')!;
  const { goTo } = await renderRoute(kitPath, { transport: link });
  const isEdited = (id: string) =>
    expect(priced().getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/creator-dashboard/edit/own-${id}`,
    );
  await heading('Research plan kit');
  isEdited('product-research-plan-kit');
  expect(priced().queryByRole('button', { name: 'Buy Now' })).toBeNull();
  await goTo(`/shop/${free.id}`, free.title);
  isEdited(free.id);
  expect(priced().getByRole('button', { name: 'Download Now' })).toBeVisible();
  store.change({ put: 'courses', record: { ...course, price: 0 } });
  await goTo(`/shop/${course.id}`, course.title);
  isEdited(course.id);
  expect(priced().queryByRole('button', { name: 'Enroll Free' })).toBeNull();
  await goTo('/shop/product-studio-operating-system', 'Studio operating system');
  expect(priced().getByRole('button', { name: 'Buy Now' })).toBeVisible();
  expect(priced().queryByRole('link', { name: 'Edit' })).toBeNull();
});
