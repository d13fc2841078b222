import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
// Loads the lazy code up front, since loading it during a test takes seconds.
import '../shell/palette/Palette.tsx';
import { media, mockMediaQueries } from './mediaQueries.ts';
import { renderRoute } from './renderRoute.tsx';

/** Renders a screen in a wide window and waits until the shell has added its key listeners. */
export async function renderWithKeys(...[address, options]: Parameters<typeof renderRoute>) {
  mockMediaQueries(media.wide);
  // The not-found screen logs its address.
  vi.spyOn(console, 'info').mockImplementation(() => {});
  delete document.documentElement.dataset['hydrated'];
  const view = await renderRoute(address, options);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  return view;
}

/** The field of the open palette. */
export const paletteField = () =>
  screen.getByRole('combobox', { name: 'Search screens, actions, people and jobs' });

/** Opens the command palette by its key, and types without a delay between keys. */
export async function openPalette(user: UserEvent, words = ''): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await waitFor(() => expect(paletteField()).toHaveFocus());
  if (!words) return;
  await user.setup({ delay: null }).keyboard(words);
  await screen.findByRole('option', { name: `Search all of Workgrove for '${words}'` });
}
