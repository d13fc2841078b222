import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectToast } from '../testing/toast.ts';
import { ToastArea } from './ToastArea.tsx';
import { onDemand } from './onDemand.tsx';

const Panel = ({ open = true, name }: { open?: boolean; name: string }) => <p hidden={!open}>{name}</p>;

function setUp(load: () => Promise<typeof Panel>) {
  const Lazy = onDemand(async () => ({ Panel: await load() }), 'Panel');
  function Host() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)} onPointerEnter={Lazy.preload}>
          Toggle
        </button>
        <Lazy open={open} onClose={() => setOpen(false)} name="Panel" fallback="Soon" />
      </>
    );
  }
  render(
    <>
      <Host />
      <ToastArea />
    </>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Toggle' }) };
}

test('the code loads on first use, and the part stays mounted when it is closed', async () => {
  const load = vi.fn<() => Promise<typeof Panel>>().mockResolvedValue(Panel);
  const { user, button } = setUp(load);
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText('Soon')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByText('Panel')).toBeVisible();
  await user.click(button);
  expect(screen.getByText('Panel')).not.toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  [
    new TypeError('Failed to fetch dynamically imported module'),
    'Check your connection or reload the page, then try again.',
  ],
  [new TypeError('undefined is not a function'), 'Please try again in a moment.'],
])('a failed import closes the part with a notice, and the next use retries: %s', async (error, advice) => {
  const load = vi
    .fn<() => Promise<typeof Panel>>()
    .mockRejectedValueOnce(error) // on hover
    .mockRejectedValueOnce(error) // on press
    .mockResolvedValue(Panel);
  const { user, button } = setUp(load);
  await user.click(button);
  await expectToast('Something went wrong', advice, 'destructive');
  expect(screen.queryByText('Panel')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByText('Panel')).toBeVisible();
});
