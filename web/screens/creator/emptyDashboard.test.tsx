import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApolloServer } from '../../../server/apollo.ts';
import { createContext } from '../../../server/context.ts';
import { inProcessLink } from '../../../server/http/inProcess.ts';
import { createStore } from '../../../server/store.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

type Products = ReturnType<typeof createStore>['creatorDashboard']['all'];

/** Renders the dashboard with changed products. */
async function renderWith(change: (products: Products) => Products) {
  const store = createStore();
  const all = change(store.creatorDashboard.all);
  const context = createContext({ ...store, creatorDashboard: { ...store.creatorDashboard, all } });
  await renderRoute('/creator-dashboard', { transport: inProcessLink(createApolloServer(), context) });
  await screen.findByText(`${all.length} products`);
}

test("CD-13 a creator without products sees 'No products found' and 'Create your first product'", async () => {
  await renderWith(() => []);
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your first product' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Clear search and filters' })).toBeNull();
  expect(screen.getAllByText('None yet')).toHaveLength(3);
});

test('CD-09 without downloads there is no most popular product', async () => {
  await renderWith((products) => products.filter(({ downloads }) => downloads === 0));
  expect(screen.queryByText('Most Popular Product')).toBeNull();
});

test('CD-05 CD-10 the most popular product has View in Shop only if it is Live', async () => {
  await renderWith((products) => products.map((product) => ({ ...product, status: 'DRAFT' })));
  const card = within(screen.getByRole('region', { name: 'Most Popular Product' }));
  expect(card.getByText('5,390')).toBeVisible();
  expect(card.queryByRole('link', { name: 'View in Shop' })).toBeNull();
});
