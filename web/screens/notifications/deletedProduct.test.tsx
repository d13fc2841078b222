import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../actions/perform.ts';
import { deleteProduct } from '../../actions/creatorProduct.ts';
import { perform } from '../../actions/perform.ts';
import { paths } from '../../paths.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a notification of a sale says that the product was deleted, and leads to the Creator Dashboard', async () => {
  const { link } = createLiveServer();
  const { client, user } = await renderRoute('/notifications', { transport: link });
  const sale = () => screen.findByRole('link', { name: /^Your Research plan kit was bought/ });
  expect(await sale()).toHaveAttribute('href', paths.product('product-research-plan-kit'));
  expect((await sale()).closest('li')).not.toHaveTextContent('The product was deleted');
  await act(() => perform(client, deleteProduct, { input: { id: 'own-product-research-plan-kit' } }));
  expect((await sale()).closest('li')).toHaveTextContent('· The product was deleted');
  expect(await sale()).toHaveAttribute('href', paths.creatorDashboard());
  await user.click(await sale());
  expect(await screen.findByRole('heading', { level: 1, name: 'Creator Dashboard' })).toBeVisible();
});
