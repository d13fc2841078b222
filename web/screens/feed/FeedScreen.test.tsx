import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('FD-06 the feed has its title and a Filter button', async () => {
  await renderRoute('/');
  expect(await screen.findByRole('heading', { name: 'Home Feed', level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
});

test('VA-03 SS-18 a post joins the feed, the text clears and a notice says so', async () => {
  const { user } = await renderRoute('/');
  await screen.findAllByRole('article');
  const composer = screen.getByRole('textbox', { name: 'Post' });
  expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
  await user.type(composer, 'Hello #grove');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const [first] = await screen.findAllByRole('article', { name: 'Maren Holt' });
  expect(within(first!).getByText('Hello #grove')).toBeVisible();
  expect(within(first!).getByRole('link', { name: '#grove' })).toBeVisible();
  expect(composer).toHaveValue('');
  expect(await screen.findByText('Post created!')).toBeVisible();
});
