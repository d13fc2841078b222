import { act, render, screen } from '@testing-library/react';
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

/** A button whose presses are done when the test says so, or are refused. */
function pressed() {
  const asked: boolean[] = [];
  const ends: ((done: boolean) => void)[] = [];
  function Slow() {
    const [on, setOn] = useState(false);
    const onToggle = async (wanted: boolean) => {
      asked.push(wanted);
      if (!(await new Promise<boolean>((resolve) => ends.push(resolve)))) return undefined;
      setOn(wanted);
      return {};
    };
    return (
      <ToggleButton
        on={on}
        onToggle={onToggle}
        words={{ off: 'Save', on: 'Saved' }}
        Icon={Bookmark}
        variant="icon"
        className="btn"
      />
    );
  }
  render(<Slow />);
  const button = screen.getByRole('button', { name: 'Save' });
  const end = (done: boolean) => act(async () => ends.shift()!(done));
  return { asked, button, end };
}

test('a press before the last has been done turns it back afterwards, and two of them leave it', async () => {
  const user = userEvent.setup();
  const { asked, button, end } = pressed();
  await user.dblClick(button);
  expect(asked).toEqual([true]);
  await end(true);
  expect(asked).toEqual([true, false]);
  await end(true);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.tripleClick(button);
  await end(true);
  expect(asked).toEqual([true, false, true]);
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a press that comes when the last has been done and is not shown yet turns it back', async () => {
  const user = userEvent.setup();
  const asked: boolean[] = [];
  render(
    <ToggleButton
      on={false}
      onToggle={async (wanted) => asked.push(wanted)}
      words={{ off: 'Save', on: 'Saved' }}
      Icon={Bookmark}
      variant="icon"
      className="btn"
    />,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  await user.click(button);
  expect(asked).toEqual([true, false]);
});

test('what could not be done is not turned back', async () => {
  const user = userEvent.setup();
  const { asked, button, end } = pressed();
  await user.dblClick(button);
  await end(false);
  expect(asked).toEqual([true]);
  await user.click(button);
  expect(asked).toEqual([true, true]);
});
