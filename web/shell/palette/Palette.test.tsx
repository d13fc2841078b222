import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { openPalette, paletteField, renderWithKeys } from '../../testing/palette.ts';

const palette = () => screen.findByRole('dialog', { name: 'Command palette' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const active = () => document.getElementById(paletteField().getAttribute('aria-activedescendant')!);
const expectActive = (text: string | RegExp) => waitFor(() => expect(active()).toHaveTextContent(text));
const group = (name: string) => within(screen.getByRole('group', { name }));
const optionsIn = (name: string) =>
  group(name)
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim());

test('Ctrl+K and Command+K open the palette, also in a field; Escape and the key itself close it, and the focus returns', async () => {
  const { user } = await renderWithKeys('/jobs');
  const words = await screen.findByRole('searchbox', { name: 'Title, skill or company' });
  words.focus();
  for (const modifier of ['Control', 'Meta'])
    for (const closing of ['{Escape}', '{Control>}k{/Control}']) {
      await user.keyboard(`{${modifier}>}k{/${modifier}}`);
      await palette();
      await waitFor(() => expect(paletteField()).toHaveFocus());
      await user.keyboard(closing);
      await expectClosed();
      await waitFor(() => expect(words).toHaveFocus());
    }
  expect(words).toHaveValue('');
});

test('Ctrl and the key K open and close the palette in a layout without Latin letters', async () => {
  await renderWithKeys('/jobs');
  const press = () => fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
  press();
  await palette();
  press();
  await expectClosed();
});

test('Enter that confirms a word of an input method opens no option of the palette', async () => {
  const { user, router } = await renderWithKeys('/jobs');
  await openPalette(user, 'dash');
  await expectActive(/^Dashboard$/);
  for (const choosing of [{ isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(paletteField(), { key: 'Enter', ...choosing }), 'is left to the browser').toBe(
      true,
    );
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs'));
  await user.keyboard('{Enter}');
  await expectLocation(router, '/dashboard');
});

test('Ctrl+K does nothing behind another dialog', async () => {
  const { user } = await renderWithKeys('/jobs');
  await user.click(await screen.findByRole('button', { name: 'Post a Job' }));
  await screen.findByRole('dialog', { name: 'Post a Job' });
  await user.keyboard('{Control>}k{/Control}');
  // It would be open above the other dialog, and Escape would close only it.
  await user.keyboard('{Escape}');
  await expectClosed();
});

test('the arrow keys choose an option, Home and End move the caret, and Enter opens the active screen', async () => {
  const { user, router } = await renderWithKeys('/jobs');
  await openPalette(user, 'dash');
  expect(paletteField()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox').id).toBe(paletteField().getAttribute('aria-controls'));
  expect(optionsIn('Screens')).toEqual(['Dashboard', 'Creator Dashboard']);
  await expectActive(/^Dashboard$/);
  for (const key of ['{Home}', '{End}']) {
    await user.keyboard('{ArrowDown}');
    await expectActive(/^Creator Dashboard$/);
    await user.keyboard(key);
    await expectActive(/^Dashboard$/);
  }
  await user.keyboard('{ArrowDown}');
  await expectActive(/^Creator Dashboard$/);
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await expectLocation(router, '/creator-dashboard');
  await expectClosed();
});

test('people and jobs come from the server, also with a typing error, and the last option searches everything', async () => {
  const { user, router } = await renderWithKeys('/nope');
  await openPalette(user, 'desinger');
  await waitFor(() => expect(optionsIn('Jobs').length).toBeGreaterThan(0));
  expect(screen.getByText("Showing results for 'designer'")).toBeVisible();
  expect(optionsIn('People')[0]).toMatch(/designer/i);
  await waitFor(() => expect(active()).toBe(group('Jobs').getAllByRole('option')[0]));
  await user.keyboard('{ArrowUp}');
  await expectActive("Search all of Workgrove for 'desinger'");
  await user.keyboard('{Enter}');
  await expectLocation(router, '/search?q=desinger');
});

test.for([
  ['priya raman', 'opens its first option', '/profile/person-priya-raman'],
  ['zzzzqqq', 'searches everything if it has none', '/search?q=zzzzqqq'],
  ['zebra', 'searches everything if it fails', '/search?q=zebra'],
] as const)('Enter pressed before the answer to %s waits for it, and %s', async ([words, , address]) => {
  const link = new ApolloLink((operation, forward) =>
    operation.variables['query'] === 'zebra' ? throwError(() => new Error('Offline')) : forward(operation),
  );
  const { user, router } = await renderWithKeys('/nope', { link });
  await openPalette(user, 'desi');
  await waitFor(() => expect(optionsIn('Jobs').length).toBeGreaterThan(0));
  // Without emptying the field, so that the options of the earlier text stay meanwhile.
  fireEvent.input(paletteField(), { target: { value: words } });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/nope'));
  await expectLocation(router, address);
});

test('words that nothing has still search everything', async () => {
  const { user } = await renderWithKeys('/nope');
  await openPalette(user, 'zzzzqqq');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    "Search all of Workgrove for 'zzzzqqq'",
  ]);
});

test('the list of keys contains it, and the palette opens that list', async () => {
  const { user } = await renderWithKeys('/nope');
  await openPalette(user, 'keyboard');
  await user.keyboard('{Enter}');
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const term = keys.getByText('Go to screens, actions, people and jobs');
  expect(term.nextElementSibling).toHaveTextContent('CtrlK');
});
