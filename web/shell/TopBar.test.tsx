import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { renderShell, topBar } from '../testing/renderShell.tsx';

test('SH-17 the search box has the label and the placeholder Search Workgrove', async () => {
  await renderShell();
  const box = topBar().getByRole('searchbox', { name: 'Search Workgrove' });
  expect(box).toHaveAttribute('placeholder', 'Search Workgrove');
  expect(box).toHaveValue('');
});

test('SH-19 Enter in the search box opens the results page', async () => {
  const { user, router } = await renderShell();
  await user.type(topBar().getByRole('searchbox'), 'logo & brand{Enter}');
  await expectLocation(router, '/search?q=logo+%26+brand');
});

test('SH-19 without scripts the search box is a GET form to the results page', async () => {
  await renderShell();
  const form = topBar().getByRole('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q');
});

test('SH-20 the settings icon leads to the settings', async () => {
  const { user, router } = await renderShell();
  await user.click(topBar().getByRole('link', { name: 'Settings' }));
  await expectLocation(router, '/settings');
});
