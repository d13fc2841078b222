import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectToast } from '../testing/toast.ts';
import { notify } from './notify.ts';
import { ToastArea } from './ToastArea.tsx';
import { ToggleButton } from './ToggleButton.tsx';

function Save({ variant }: { variant: 'icon' | 'text' }) {
  const [on, setOn] = useState(false);
  return (
    <>
      <ToastArea />
      <ToggleButton
        on={on}
        onToggle={async (wanted, { undo }) => {
          setOn(wanted);
          if (undo) await notify({ title: 'No longer saved', undo });
        }}
        words={{ off: 'Save', on: 'Saved' }}
        of="Clay pots"
        Icon={Bookmark}
        variant={variant}
        className="btn"
      />
    </>
  );
}

test('an icon keeps its name and is pressed; its tip says what holds', async () => {
  const user = userEvent.setup();
  render(<Save variant="icon" />);
  const button = screen.getByRole('button', { name: 'Save Clay pots', pressed: false });
  await user.click(button);
  expect(button).toHaveAccessibleName('Save Clay pots');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAttribute('data-tip', 'Saved');
});

test('words that are seen change, and are never pressed as well', async () => {
  const user = userEvent.setup();
  render(<Save variant="text" />);
  const button = screen.getByRole('button', { name: 'Save Clay pots' });
  await user.click(button);
  expect(button).toHaveTextContent('Saved');
  expect(button).toHaveAccessibleName('Saved Clay pots');
  expect(button).not.toHaveAttribute('aria-pressed');
});

test('what was turned off can be turned on again from the notice', async () => {
  const user = userEvent.setup();
  render(<Save variant="icon" />);
  const button = screen.getByRole('button', { name: 'Save Clay pots' });
  await user.dblClick(button);
  await expectToast('No longer saved');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(button).toHaveAttribute('aria-pressed', 'true');
});
