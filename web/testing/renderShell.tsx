import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { media, mockMediaQueries } from './mediaQueries.ts';
import { renderRoute } from './renderRoute.tsx';

export const topBar = () => within(screen.getByRole('banner'));

/** Renders the shell in a wide window, with the smallest screen inside. */
export async function renderShell(
  ...[options, path = '/nope']: [Parameters<typeof renderRoute>[1]?, string?]
) {
  // The not-found screen logs its address.
  vi.spyOn(console, 'info').mockImplementation(() => {});
  if (!vi.isMockFunction(matchMedia)) mockMediaQueries(media.wide);
  const view = await renderRoute(path, options);
  await screen.findByRole('button', { name: 'Toggle side bar' });
  return view;
}
