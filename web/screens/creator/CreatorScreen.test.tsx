import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleStore } from '../../../server/testing/sample.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';
import { formatDay } from '../../ui/dates.ts';
import { formatUsd, formatInteger } from '../../../schema/rules/numbers.ts';

const allProducts = sampleStore.creatorDashboard.all;
const label = { LIVE: 'Live', DRAFT: 'Draft', PENDING_REVIEW: 'Pending Review' };

async function renderCreator(path = '/creator-dashboard') {
  const view = await renderRoute(path);
  await screen.findByText(/^\d+ products?$/);
  return view;
}
const table = () => within(screen.getByRole('table', { name: 'Your Products' }));
const rows = () => table().getAllByRole('row').slice(1);
const titles = () => rows().map((row) => row.querySelector('span')!.textContent);
const cells = (title: string) =>
  within(rows().find((row) => row.textContent.includes(title))!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const header = (name: string) => table().getByRole('columnheader', { name });

test('RT-21 CD-01 /creator-dashboard shows its heading, subtitle and document title', async () => {
  await renderCreator();
  expect(screen.getByRole('heading', { level: 1, name: 'Creator Dashboard' })).toBeVisible();
  expect(screen.getByText('Manage your digital products')).toBeVisible();
  expect(document.title).toBe('Creator Dashboard · Workgrove');
});

test('CD-06 CD-07 four cards show the sums over all products', async () => {
  await renderCreator();
  const cardsOf = ['Total Products', 'Total Views', 'Total Downloads', 'Total Earnings'].map(
    (name) => screen.getByRole('heading', { name }).closest('li')!.textContent,
  );
  const sum = (figure: 'views' | 'downloads' | 'earnings') =>
    allProducts.reduce((total, product) => total + product[figure], 0);
  const number = (n: number) => n.toLocaleString('en-US');
  expect(cardsOf[0]).toContain(`${allProducts.length}5 live`);
  const products = screen.getByRole('heading', { name: 'Total Products' }).closest('li')!;
  expect(products.querySelectorAll('rect')).toHaveLength(Object.keys(label).length);
  expect(cardsOf[1]).toContain(number(sum('views')));
  expect(cardsOf[2]).toContain(number(sum('downloads')));
  expect(cardsOf[3]).toContain(`$${number(sum('earnings'))}`);
  expect(cardsOf[3]).toContain('50% from one product');
});

test('CD-08 CD-10 CD-04 the product with the most downloads links to the shop', async () => {
  await renderCreator();
  const card = within(screen.getByRole('region', { name: 'Most Popular Product' }));
  const mostPopular = allProducts.toSorted((a, b) => b.downloads - a.downloads)[0]!;
  expect(card.getByText(mostPopular.title)).toBeVisible();
  expect(card.getByText('5,390')).toBeVisible();
  expect(card.getByRole('link', { name: 'View in Shop' })).toHaveAttribute('href', `/shop/${mostPopular.id}`);
});

test('a table lists earnings and downloads of twelve weeks', async () => {
  await renderCreator();
  const weeks = within(
    screen.getByRole('table', { name: 'Earnings and downloads of the last twelve weeks' }),
  );
  const weekRows = weeks.getAllByRole('row').slice(1);
  expect(weekRows).toHaveLength(12);
  const last = sampleStore.creatorDashboard.weeks.at(-1)!;
  expect(within(weekRows.at(-1)!).getByText(`$${last.earnings.toLocaleString('en-US')}`)).toBeInTheDocument();
  expect(within(weekRows.at(-1)!).getByText(String(last.downloads))).toBeInTheDocument();
});

test('each weekly chart shows its first and last week and its total', async () => {
  await renderCreator();
  const { weeks } = sampleStore.creatorDashboard;
  const totals = {
    'Earnings by week': formatUsd(weeks.reduce((sum, week) => sum + week.earnings, 0)),
    'Downloads by week': formatInteger(weeks.reduce((sum, week) => sum + week.downloads, 0)),
  };
  for (const [name, total] of Object.entries(totals)) {
    const chart = screen.getByText(name).closest('figure')!;
    expect(chart).toHaveTextContent(`${name}${total} in total`);
    expect(chart).toHaveTextContent(
      new RegExp(`${formatDay(weeks[0]!.start)}${formatDay(weeks.at(-1)!.start)}$`),
    );
  }
});

test('PU-05 CD-12 EN-50 the table shows every product with its figures', async () => {
  await renderCreator();
  expect(
    table()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Product', 'Category', 'Status', 'Price', 'Views', 'Downloads', 'Earnings', 'Actions']);
  expect(titles()).toEqual(allProducts.map(({ title }) => title));
  for (const { title, status } of allProducts) expect(cells(title)[2]).toBe(label[status]);
  expect(cells('Pricing for quiet people').slice(1, 7)).toEqual([
    'eBooks & Guides',
    'Live',
    '$12.00',
    '18,402',
    '2,780',
    '$33,360.00',
  ]);
  expect(cells('Portfolio audit checklist').slice(3, 7)).toEqual(['Free', '12,077', '5,390', '$0.00']);
});

test('CD-02 CD-03 CD-05 a product has upload and edit links; only a Live product links to the shop', async () => {
  await renderCreator();
  expect(screen.getByRole('link', { name: 'Upload New Product' })).toHaveAttribute(
    'href',
    '/creator-dashboard/create',
  );
  for (const [i, { id, status }] of allProducts.entries()) {
    const row = within(rows()[i]!);
    expect(row.getByRole('link', { name: /^Edit: / })).toHaveAttribute(
      'href',
      `/creator-dashboard/edit/own-${id}`,
    );
    const inShop = row.queryByRole('link', { name: /^View in shop: / });
    expect(inShop?.getAttribute('href')).toBe(status === 'LIVE' ? `/shop/${id}` : undefined);
  }
});

test('CD-11 KC-43 the search filters titles and categories while typing and is part of the address', async () => {
  const { user, router } = await renderCreator();
  const box = screen.getByRole('searchbox', { name: 'Search your products' });
  expect(box).toHaveAttribute('placeholder', 'Search by title or category');
  await user.type(box, 'EBOOKS');
  await waitFor(() => expect(titles()).toEqual(['Interview script library', 'Pricing for quiet people']));
  await waitFor(() => expect(router.state.location.search).toBe('?q=EBOOKS'));
  expect(screen.getByText('2 products')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'note-taking');
  await waitFor(() => expect(titles()).toEqual(['Note-taking sheet']));
});

test('a click on a column sorts the table, a second click reverses the order, and the address contains it', async () => {
  const { user, router } = await renderCreator();
  for (const column of ['Product', 'Price']) expect(header(column)).toHaveAttribute('aria-sort', 'none');
  await user.click(within(header('Price')).getByRole('link'));
  await waitFor(() => expect(header('Price')).toHaveAttribute('aria-sort', 'descending'));
  const prices = () => rows().map((row) => within(row).getAllByRole('cell')[3]!.textContent);
  const byPrice = allProducts.map(({ price }) => price).toSorted((a, b) => b - a);
  const shown = byPrice.map((price) => (price === 0 ? 'Free' : `$${price.toFixed(2)}`));
  expect(prices()).toEqual(shown);
  await user.click(within(header('Price')).getByRole('link'));
  await waitFor(() => expect(header('Price')).toHaveAttribute('aria-sort', 'ascending'));
  expect(prices()).toEqual(shown.toReversed());
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price'));
  await user.click(within(header('Product')).getByRole('link'));
  await waitFor(() => expect(titles()).toEqual(allProducts.map(({ title }) => title).toSorted()));
  expect(header('Price')).toHaveAttribute('aria-sort', 'none');
});

test('the status in the address filters the table, and its chip removes the filter', async () => {
  const { user } = await renderCreator('/creator-dashboard?status=pending-review&sort=views-desc');
  expect(titles()).toEqual(['Note-taking sheet', 'Workshop in a box']);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('pending-review');
  await user.click(screen.getByRole('link', { name: 'Remove filter Status: Pending Review' }));
  await waitFor(() => expect(rows()).toHaveLength(10));
});

test("CD-13 a search without results shows 'No products found' and links to create a product or clear the search", async () => {
  const { user } = await renderCreator('/creator-dashboard?q=zebra');
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your first product' })).toHaveAttribute(
    'href',
    '/creator-dashboard/create',
  );
  await user.click(screen.getByRole('link', { name: 'Clear search and filters' }));
  await waitFor(() => expect(rows()).toHaveLength(10));
});

test('CD-14 CD-15 CD-16 SS-45 SN-10 CA-01 deleting asks for confirmation, shows a notice and keeps the list unchanged', async () => {
  const { user } = await renderCreator();
  const before = titles();
  await user.click(screen.getByRole('button', { name: 'Delete: Brief reader' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Product' }));
  expect(
    dialog.getByText('Are you sure you want to delete this product? This action cannot be undone.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Product successfully deleted')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete: Brief reader' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Product successfully deleted')).toBeVisible();
  expect(screen.getByText(/^Its row stays, because deleting is simulated/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titles()).toEqual(before);
});

test('in live mode a deleted product leaves the list', async () => {
  const { link } = createLiveServer();
  const { user } = await renderRoute('/creator-dashboard', { transport: link });
  await user.click(await screen.findByRole('button', { name: 'Delete: Brief reader' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expectToast('Product successfully deleted', 'It has left your list and the shop.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete: Brief reader' })).toBeNull());
});

test('in live mode the focus moves to the next row after a deletion, and to the heading after the last one', async () => {
  const { link } = createLiveServer();
  const { user } = await renderRoute('/creator-dashboard?status=draft', { transport: link });
  const buttons = () => screen.queryAllByRole('button', { name: /^Delete: / });
  await screen.findAllByRole('button', { name: /^Delete: / });
  const remove = async (button: HTMLElement | undefined) => {
    await user.click(button!);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const [first, second, last] = buttons();
  await remove(last);
  await waitFor(() => expect(second).toHaveFocus());
  await remove(first);
  await waitFor(() => expect(second).toHaveFocus());
  await remove(second);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your Products' })).toHaveFocus());
});
