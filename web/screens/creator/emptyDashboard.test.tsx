import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApolloServer } from '../../../server/graphql/apollo.ts';
import { createContext } from '../../../server/data/context.ts';
import { inProcessLink } from '../../../server/http/inProcess.ts';
import { createStore, type Store } from '../../../server/data/store.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

type Products = Store['creatorDashboard']['all'];

/** Renders the dashboard with changed products. */
async function renderWith(
  change: (products: Products) => Products,
  prepare: (store: Store) => void = () => {},
) {
  const store = createStore();
  const before = store.creatorDashboard.all;
  const all = change(before);
  store.change(
    ...before.map(({ id }) => ({ drop: 'creatorProducts', id }) as const),
    ...all.map(
      (record) => ({ put: 'creatorProducts', record: { ...record, ownerId: store.viewer.id } }) as const,
    ),
  );
  prepare(store);
  const transport = inProcessLink(createApolloServer(), createContext(store));
  await renderRoute('/creator-dashboard', { transport });
  await screen.findByText(`${all.length} products`);
}

test("CD-13 a creator without products sees 'No products found' and 'Create your first product'", async () => {
  await renderWith(() => []);
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your first product' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Clear search and filters' })).toBeNull();
  expect(screen.getAllByText('None yet')).toHaveLength(3);
});

test('the totals name deleted products, which stay in them', async () => {
  await renderWith(
    (products) => products.filter(({ status }) => status === 'DRAFT'),
    (store) => {
      const figures = { id: 'product-gone', views: 0, downloads: 3, sales: 3, earnings: 37.5 };
      store.change({ put: 'deletedProducts', record: { ...figures, ownerId: store.viewer.id } });
    },
  );
  expect(screen.getByText('$37.50')).toBeVisible();
  expect(screen.getAllByText('From deleted products')).toHaveLength(2);
  expect(screen.getAllByText('None yet')).toHaveLength(1);
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
