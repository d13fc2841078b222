import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}
const kinds: Record<string, ComponentType<Props>> = {
  dialog: (props) => (
    <Dialog {...props} title="Delete Product">
      <button type="button">Cancel</button>
    </Dialog>
  ),
  sheet: (props) => (
    <Sheet {...props} title="Delete Product" side="left" className="w-72">
      <button type="button">Cancel</button>
    </Sheet>
  ),
};

/** As the shell does it: the dialog is mounted when it is first wanted, and open from the start. */
function Page({ Kind }: { Kind: ComponentType<Props> }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p>Behind</p>
      {open !== undefined && <Kind open={open} onClose={() => setOpen(false)} />}
    </main>
  );
}

for (const [name, Kind] of Object.entries(kinds)) {
  const openIt = async () => {
    const user = userEvent.setup();
    render(<Page Kind={Kind} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    return { user, dialog: await screen.findByRole('dialog', { name: 'Delete Product' }) };
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test(`a ${name} is modal, named by its title, and takes the focus`, async () => {
    const { dialog } = await openIt();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(within(dialog).getByRole('heading', { name: 'Delete Product', level: 2 })).toBeVisible();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  // Twice: Headless UI once did so for the first dialog of a page only.
  for (const time of ['first', 'second'])
    test(`behind the ${time} open ${name} of a page everything is inert`, async () => {
      await openIt();
      await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument());
      expect(screen.getByText('Behind').closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    });

  test(`SS-13 Escape closes a ${name}; the focus goes back to what opened it`, async () => {
    const { user } = await openIt();
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test(`SS-14 a press outside closes a ${name}, one inside does not`, async () => {
    const { user, dialog } = await openIt();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(document.body);
    await gone();
  });

  test(`the Close button of a ${name} closes it`, async () => {
    const { user, dialog } = await openIt();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
}
