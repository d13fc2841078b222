import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { media, mockMediaQueries } from './mediaQueries.ts';
import { renderRoute } from './renderRoute.tsx';

/** The top bar; the header of a post would be a banner too, if happy-dom had its way. */
export const topBar = () => within(screen.getAllByRole('banner')[0]!);

/** The shell of a wide window round the smallest screen there is. */
export async function renderShell(
  ...[options, path = '/nope']: [Parameters<typeof renderRoute>[1]?, string?]
) {
  // The not-found screen says in the console which address it stands for.
  vi.spyOn(console, 'info').mockImplementation(() => {});
  if (!vi.isMockFunction(matchMedia)) mockMediaQueries(media.wide);
  const view = await renderRoute(path, options);
  await screen.findByRole('button', { name: 'Toggle side bar' });
  return view;
}
