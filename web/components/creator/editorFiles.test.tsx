import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { field, renderEditor } from './renderEditor.ts';

const revoked = vi.fn<(url: string) => void>();
let made = 0;
URL.createObjectURL = () => `blob:picture-${++made}`;
URL.revokeObjectURL = revoked;
afterEach(() => revoked.mockClear());

const jpeg = new Uint8Array([
  255, 216, 255, 224, 0, 4, 0, 0, 255, 192, 0, 11, 8, 0, 90, 0, 120, 3, 0, 0, 0, 0, 0,
]);
const picture = (name: string) => new File([jpeg], name, { type: 'image/jpeg' });
const drop = (label: string) => within(screen.getByRole('group', { name: label })).getByLabelText(label);

test('VA-24 KC-51 a picture shows in the preview; one that is refused says why and leaves it; pictures are given back', async () => {
  const { user, unmount } = await renderEditor();
  await user.upload(drop('Product Thumbnail'), picture('first.jpg'));
  const shown = () => screen.getByRole('img', { name: /^Thumbnail: / });
  await waitFor(() => expect(shown()).toHaveAttribute('src', `blob:picture-${made}`));
  const first = `blob:picture-${made}`;
  await user.upload(drop('Product Thumbnail'), new File(['<html>'], 'fake.png', { type: 'image/png' }));
  expect(await screen.findByText('Please upload an image file for the thumbnail')).toBeVisible();
  expect(shown()).toHaveAttribute('src', first);
  expect(revoked).not.toHaveBeenCalled();
  await user.upload(drop('Product Thumbnail'), picture('second.jpg'));
  await waitFor(() => expect(revoked).toHaveBeenCalledWith(first));
  expect(screen.queryByText('Please upload an image file for the thumbnail')).toBeNull();
  unmount();
  expect(revoked).toHaveBeenCalledWith(`blob:picture-${made}`);
});

test('KC-52 EN-54 a file shows its media type; one of more than 100 MB or without content is refused', async () => {
  const { user } = await renderEditor();
  await user.upload(drop('Digital File'), new File(['%PDF'], 'guide.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/^application\/pdf, 1 KB$/)).toBeVisible();
  const large = new File(['x'], 'large.zip');
  Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 });
  await user.upload(drop('Digital File'), large);
  expect(await screen.findByText('Choose a file of at most 100 MB')).toBeVisible();
  await user.upload(drop('Digital File'), new File([], 'empty.zip'));
  expect(await screen.findByText('This file is empty: choose another one')).toBeVisible();
  expect(screen.getByText('guide.pdf')).toBeVisible();
});

test('what was typed is back after a reload, says so, and can be thrown away; leaving asks first', async () => {
  const view = await renderEditor();
  await view.user.type(field('Title'), 'Half a title');
  await view.router.navigate('/terms');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await view.user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(view.router.state.location.pathname).toBe('/creator-dashboard/create');
  expect(field('Title')).toHaveValue('Half a title');
  view.unmount();

  const { user } = await renderEditor();
  expect(await screen.findByText(/^What you typed here before is back/)).toBeVisible();
  expect(field('Title')).toHaveValue('Half a title');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(field('Title')).toHaveValue('');
  expect(screen.queryByText(/^What you typed here before is back/)).toBeNull();
});
