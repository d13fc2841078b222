import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderShell } from '../testing/renderShell.tsx';

const openButton = () => screen.getByRole('button', { name: 'Side bar: My work and messages' });
const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Renders the shell in a narrow window and opens the side bar's sheet. */
async function openSheet() {
  mockMediaQueries();
  const view = await renderShell();
  await view.user.click(openButton());
  return { ...view, sheet: within(await screen.findByRole('dialog', { name: 'My work and messages' })) };
}

test('SH-33 in a narrow window the side bar is a sheet with the same groups and links', async () => {
  const { sheet } = await openSheet();
  for (const label of ['NAVIGATION', 'DIRECT MESSAGES', 'CHANNELS'])
    expect(sheet.getByRole('button', { name: label })).toHaveAttribute('aria-expanded', 'true');
  expect(sheet.getByRole('link', { name: 'Creator Dashboard' })).toBeVisible();
  expect(sheet.getByRole('link', { name: /^Sofia Lindqvist/ })).toBeVisible();
  // 6 of the navigation, 4 contacts, 4 channels, Profile and Settings.
  expect(sheet.getAllByRole('link')).toHaveLength(16);
});

test('SS-09 opening and closing the sheet does not change the stored state of the side bar', async () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  const { user, sheet } = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await expectGone();
  expect(openButton()).toHaveAttribute('aria-expanded', 'false');
  expect(write).not.toHaveBeenCalled();
});

test('SH-32 Ctrl+B opens and closes the sheet', async () => {
  mockMediaQueries();
  const { user } = await renderShell();
  await user.keyboard('{Control>}b{/Control}');
  expect(await screen.findByRole('dialog', { name: 'My work and messages' })).toBeVisible();
  await user.keyboard('{Control>}b{/Control}');
  await expectGone();
});

test('SS-13 Escape closes the sheet and focuses its button', async () => {
  const { user } = await openSheet();
  await user.keyboard('{Escape}');
  await expectGone();
  await waitFor(() => expect(openButton()).toHaveFocus());
});

test('SH-33 a link of the sheet leads to its screen and closes the sheet', async () => {
  const { user, sheet, router } = await openSheet();
  await user.click(sheet.getByRole('link', { name: 'My Gigs' }));
  await expectLocation(router, '/gigs?tab=mine');
  await expectGone();
});
