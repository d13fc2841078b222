import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const field = (name: string) => screen.findByRole('searchbox', { name });
const clear = (name: string) => screen.getByRole('button', { name: `Clear: ${name}` });

test('clearing a searched text updates the list at once and keeps the focus in the field', async () => {
  const { user, router } = await renderRoute('/jobs?q=designer&location=Remote&workplace=remote');
  const locationField = await field('Location');
  await user.click(clear('Location'));
  expect(locationField).toHaveValue('');
  await waitFor(() => expect(locationField).toHaveFocus());
  await expectLocation(router, '/jobs?q=designer&workplace=remote');
  // By the keyboard.
  (await field('Title, skill or company')).focus();
  await user.tab();
  await waitFor(() => expect(clear('Title, skill or company')).toHaveFocus());
  await user.keyboard('{Enter}');
  await expectLocation(router, '/jobs?workplace=remote');
  const words = await field('Title, skill or company');
  await waitFor(() => expect(words).toHaveFocus());
});

test('clearing a text that was not submitted does not navigate', async () => {
  const { user, router } = await renderRoute('/gigs?category=video');
  const words = await field('Search gigs');
  await user.type(words, 'trailer');
  await user.click(clear('Search gigs'));
  expect(words).toHaveValue('');
  await waitFor(() => expect(words).toHaveFocus());
  const box = within(screen.getByRole('banner')).getByPlaceholderText('Search Workgrove');
  await user.type(box, 'halden');
  await user.click(clear('Search Workgrove'));
  expect(box).toHaveValue('');
  await waitFor(() => expect(box).toHaveFocus());
  await expectLocation(router, '/gigs?category=video');
  expect(router.state.historyAction).toBe('POP');
});

test('clearing the text of a live list updates the list', async () => {
  const { user, router } = await renderRoute('/projects?q=usability');
  await user.click((await field('Search projects')) && clear('Search projects'));
  await expectLocation(router, '/projects');
  await waitFor(() => expect(screen.getByText('30 projects, page 1 of 5')).toBeVisible());
  const words = await field('Search projects');
  await waitFor(() => expect(words).toHaveFocus());
});
