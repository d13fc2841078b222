import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import '../../actions/creatorProduct.ts';
import '../../actions/perform.ts';
import { settle } from '../../apollo/refetchActive.ts';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { expectToast } from '../../testing/toast.ts';
import { field, press } from '../../testing/renderEditor.ts';

test('an edited product keeps the price that another tab has saved meanwhile', async () => {
  onTestFinished(() => sessionStorage.clear());
  const { link, store } = createLiveServer();
  const id = 'product-pricing-for-quiet-people';
  const { user, client } = await renderRoute(`/creator-dashboard/edit/own-${id}`, { transport: link });
  const description = await screen.findByLabelText('Full Description');
  await user.type(description, ' By a quiet person.');
  const product = () => store.creatorProducts.get(id)!;
  const { fullDescription } = product();
  store.change({ put: 'creatorProducts', record: { ...product(), price: 29 } });
  await act(() => settle(client, { seq: 1, write: () => {} }));
  expect(field(/^Price/)).toHaveValue('29');
  await user.click(press('Update Product'));
  await expectToast('Product updated successfully');
  expect(product()).toMatchObject({ price: 29, fullDescription: `${fullDescription} By a quiet person.` });
});
