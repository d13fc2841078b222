import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';
import { Sheet } from './Sheet.tsx';

function SheetWithDialog() {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <input aria-label="Elsewhere" />
      <Sheet open={open} onClose={() => setOpen(false)} title="Sheet" side="left" className="w-72">
        <button type="button" onClick={() => setInner(true)}>
          More
        </button>
        <Menu items={[{ label: 'Rename', onSelect: () => setInner(true) }]}>Menu</Menu>
        <Dialog open={inner} onClose={() => setInner(false)} title="Dialog">
          <button
            type="button"
            onClick={() => {
              setInner(false);
              setOpen(false);
              screen.getByLabelText('Elsewhere').focus();
            }}
          >
            Done
          </button>
          <button type="button" onClick={() => setOpen(false)}>
            Back
          </button>
        </Dialog>
      </Sheet>
    </main>
  );
}
const dialog = (name: string) => screen.queryByRole('dialog', { name });

test('Escape and a click outside close only the topmost of a dialog over a sheet, and the focus returns to each opener', async () => {
  const user = userEvent.setup();
  render(<SheetWithDialog />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await waitFor(() => expect(dialog('Dialog')).toContainElement(document.activeElement as HTMLElement));
  expect(dialog('Sheet')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog('Dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(dialog('Dialog')).toBeVisible());
  await user.click(document.body);
  await waitFor(() => expect(dialog('Dialog')).toBeNull());
  expect(dialog('Sheet')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('closing a sheet closes the dialog over it, and the focus returns to the opener of the sheet', async () => {
  const user = userEvent.setup();
  render(<SheetWithDialog />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sheet' })).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Dialog' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('Escape and a click outside a menu of a sheet close only the menu; closing a dialog that a menu opened focuses the menu button', async () => {
  const user = userEvent.setup();
  render(<SheetWithDialog />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const menuButton = await screen.findByRole('button', { name: 'Menu' });
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(document.querySelector('.scrim')!),
  ]) {
    await user.click(menuButton);
    const entry = await screen.findByRole('menuitem', { name: 'Rename' });
    await waitFor(() => expect(entry).toHaveFocus());
    await close();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(dialog('Sheet')).toBeVisible();
  }
  await user.click(menuButton);
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await waitFor(() => expect(dialog('Dialog')).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(menuButton).toHaveFocus());
});

test('closing a dialog does not move a focus that was set elsewhere meanwhile', async () => {
  const user = userEvent.setup();
  render(<SheetWithDialog />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sheet' })).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Elsewhere')).toHaveFocus());
});
