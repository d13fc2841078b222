import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';
import type { MenuAction } from './MenuPanel.tsx';

const chosen = vi.fn<(label: string) => void>();
const entry = (label: string, rest: Partial<MenuAction> = {}): MenuAction => ({
  label,
  onSelect: () => chosen(label),
  ...rest,
});

/** The menu moves the focus in the next frame. */
const expectFocus = (item: HTMLElement | null | undefined) => waitFor(() => expect(item).toHaveFocus());

async function openMenu(...items: readonly MenuAction[]) {
  chosen.mockClear();
  const user = userEvent.setup();
  render(
    <main>
      <Menu items={items}>Filter</Menu>
      <p>Outside</p>
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Filter' });
  await user.click(button);
  const menu = await screen.findByRole('menu');
  await expectFocus(menu.querySelector<HTMLElement>('[role^=menuitem]'));
  return { user, button, menu: within(menu) };
}
const expectClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument();
const three = [entry('Copy link'), entry('Hide this post'), entry('Report post')];

test('a click opens the menu, another click closes it', async () => {
  const { user, button, menu } = await openMenu(...three);
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Copy link',
    'Hide this post',
    'Report post',
  ]);
  await user.click(button);
  expectClosed();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an entry runs its action once and closes the menu', async () => {
  const { user, menu, button } = await openMenu(...three);
  await user.click(menu.getByRole('menuitem', { name: 'Hide this post' }));
  expect(chosen.mock.calls).toEqual([['Hide this post']]);
  expectClosed();
  await waitFor(() => expect(button).toHaveFocus());
});

test('arrow keys, Home and End move through the entries and wrap around', async () => {
  const { user, menu } = await openMenu(...three);
  const [first, second, third] = menu.getAllByRole('menuitem');
  await expectFocus(first);
  await user.keyboard('{ArrowDown}');
  await expectFocus(second);
  await user.keyboard('{End}');
  await expectFocus(third);
  await user.keyboard('{ArrowDown}');
  await expectFocus(first);
  await user.keyboard('{ArrowUp}');
  await expectFocus(third);
  await user.keyboard('{Home}');
  await expectFocus(first);
});

test('a letter moves to the entry that begins with it', async () => {
  const { user, menu } = await openMenu(...three);
  await user.keyboard('r');
  await expectFocus(menu.getByRole('menuitem', { name: 'Report post' }));
});

test('Enter and Space choose the entry with the focus', async () => {
  const { user, button, menu } = await openMenu(...three);
  await user.keyboard('{ArrowDown}');
  await expectFocus(menu.getAllByRole('menuitem')[1]);
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['Hide this post']]);
  expectClosed();
  await user.click(button);
  const again = within(await screen.findByRole('menu'));
  await expectFocus(again.getAllByRole('menuitem')[0]);
  await user.keyboard(' ');
  expect(chosen).toHaveBeenLastCalledWith('Copy link');
  expectClosed();
});

test('SS-13 Escape closes a menu and focuses its button', async () => {
  const { user, button } = await openMenu(...three);
  await user.keyboard('{Escape}');
  expectClosed();
  await waitFor(() => expect(button).toHaveFocus());
  expect(chosen).not.toHaveBeenCalled();
});

test('SS-14 a click outside closes a menu', async () => {
  const { user } = await openMenu(...three);
  await user.click(screen.getByText('Outside'));
  expectClosed();
});

test('the down arrow on the button opens the menu', async () => {
  const { user, button } = await openMenu(...three);
  await user.keyboard('{Escape}');
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menu')).toBeVisible();
});

test('a radio entry exposes whether it is checked', async () => {
  const { menu } = await openMenu(
    entry('All posts', { checked: true }),
    entry('Featured', { checked: false }),
  );
  expect(menu.getByRole('menuitemradio', { name: 'All posts' })).toBeChecked();
  expect(menu.getByRole('menuitemradio', { name: 'Featured' })).not.toBeChecked();
});

test('an entry with an address is a link, which Ctrl+click opens in a new tab', async () => {
  const { menu } = await openMenu(entry('Settings', { href: '/settings' }));
  const link = menu.getByRole('menuitem', { name: 'Settings' });
  expect(link).toHaveAttribute('href', '/settings');
  // happy-dom cannot open a tab.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(chosen).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(chosen.mock.calls).toEqual([['Settings']]);
});
