import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { notify } from './notify.ts';
import { Sheet } from './Sheet.tsx';
import { ToastArea } from './ToastArea.tsx';

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

/** Mounts the dialog on its first use, already open, as the shell does. */
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
  const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test(`a ${name} is modal, named by its title, and takes the focus`, async () => {
    const { dialog } = await openIt();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(within(dialog).getByRole('heading', { name: 'Delete Product', level: 2 })).toBeVisible();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  // Headless UI once made the page inert for its first dialog only.
  test(`the page behind an open ${name} is inert, also after reopening`, async () => {
    const { user } = await openIt();
    const inert = () => screen.getByText('Behind').closest('[inert], [aria-hidden="true"]');
    await waitFor(() => expect(inert()).not.toBeNull());
    await user.keyboard('{Escape}');
    await expectGone();
    await waitFor(() => expect(inert()).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(inert()).not.toBeNull());
  });

  test(`SS-13 Escape closes a ${name}; the focus returns to its opener`, async () => {
    const { user } = await openIt();
    await user.keyboard('{Escape}');
    await expectGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test(`SS-14 a click outside closes a ${name}, a click inside does not`, async () => {
    const { user, dialog } = await openIt();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(document.body);
    await expectGone();
  });

  test(`the Close button of a ${name} closes it`, async () => {
    const { user, dialog } = await openIt();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectGone();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
}

const expectNone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a notice can be closed while a dialog is open, and the page behind does not scroll', async () => {
  const user = userEvent.setup();
  render(
    <>
      <ToastArea />
      <Page Kind={kinds['dialog']!} />
    </>,
  );
  act(() => notify({ title: 'Saved' }));
  await screen.findByText('Saved');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  expect(document.body.style.overflow).toBe('hidden');
  await user.click(screen.getByRole('button', { name: 'Close toast' }));
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await expectNone();
  expect(document.body.style.overflow).toBe('');
});

/** A menu whose entry changes the screen, which focuses itself, and closes the menu, as in the mobile panel. */
function PageWithMenu() {
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const [screenName, setScreenName] = useState('first');
  useEffect(() => {
    if (screenName === 'second') main.current?.focus();
  }, [screenName]);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <main ref={main} tabIndex={-1} aria-label={screenName} />
      <Sheet open={open} onClose={() => setOpen(false)} title="Menu" side="left" className="w-72">
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            setScreenName('second');
          }}
        >
          Go
        </button>
      </Sheet>
    </>
  );
}

test('a new screen that a sheet opened keeps the focus', async () => {
  const user = userEvent.setup();
  render(<PageWithMenu />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Go' }));
  await expectNone();
  await waitFor(() => expect(screen.getByRole('main', { name: 'second' })).toHaveFocus());
});
