import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApolloServer } from '../../../server/apollo.ts';
import { createContext } from '../../../server/context.ts';
import { inProcessLink } from '../../../server/http/inProcess.ts';
import { createStore } from '../../../server/store.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** The dashboard of a creator with these of the sample's products. */
async function renderWith(keep: (downloads: number) => boolean) {
  const store = createStore();
  const all = store.creatorDashboard.all.filter(({ downloads }) => keep(downloads));
  const context = createContext({ ...store, creatorDashboard: { ...store.creatorDashboard, all } });
  await renderRoute('/creator-dashboard', { transport: inProcessLink(createApolloServer(), context) });
  await screen.findByText(`${all.length} products`);
}

test("CD-13 a creator without products is invited: 'No products found', 'Create your first product'", async () => {
  await renderWith(() => false);
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your first product' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Clear search and filters' })).toBeNull();
  expect(screen.getAllByText('None yet')).toHaveLength(3);
});

test('CD-09 where nothing has been downloaded no product is the most popular', async () => {
  await renderWith((downloads) => downloads === 0);
  expect(screen.queryByText('Most Popular Product')).toBeNull();
});
