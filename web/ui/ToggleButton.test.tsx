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
  const [undone, setUndone] = useState<string>();
  return (
    <>
      <ToastArea />
      <ToggleButton
        on={on}
        onToggle={async (wanted, { undo, undoes }) => {
          setOn(wanted);
          setUndone(undoes);
          const title = 'No longer saved';
          if (undo) notify({ title, undo: () => undo({ undoes: title }) });
        }}
        words={{ off: 'Save', on: 'Saved' }}
        itemName="Clay pots"
        Icon={Bookmark}
        variant={variant}
        className="btn"
      />
      {undone && <output>undoes {undone}</output>}
    </>
  );
}

test('an icon button keeps its label and sets aria-pressed; its tooltip shows the state', async () => {
  const user = userEvent.setup();
  render(<Save variant="icon" />);
  const button = screen.getByRole('button', { name: 'Save Clay pots', pressed: false });
  await user.click(button);
  expect(button).toHaveAccessibleName('Save Clay pots');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAttribute('data-tip', 'Saved');
});

test('a button with visible words changes its label and has no aria-pressed', async () => {
  const user = userEvent.setup();
  render(<Save variant="text" />);
  const button = screen.getByRole('button', { name: 'Save Clay pots' });
  await user.click(button);
  expect(button).toHaveTextContent('Saved');
  expect(button).toHaveAccessibleName('Saved Clay pots');
  expect(button).not.toHaveAttribute('aria-pressed');
});

test('Undo in the notice turns the button on again', async () => {
  const user = userEvent.setup();
  render(<Save variant="icon" />);
  const button = screen.getByRole('button', { name: 'Save Clay pots' });
  await user.dblClick(button);
  await expectToast('No longer saved');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('undoes No longer saved')).toBeVisible();
});

/** Renders a button whose presses succeed or fail when the test calls `end`. */
function renderSlowButton() {
  const requested: boolean[] = [];
  const pendingPresses: ((done: boolean) => void)[] = [];
  function Slow() {
    const [on, setOn] = useState(false);
    const onToggle = async (wanted: boolean) => {
      requested.push(wanted);
      if (!(await new Promise<boolean>((resolve) => pendingPresses.push(resolve)))) return undefined;
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
  const end = (done: boolean) => act(async () => pendingPresses.shift()!(done));
  return { requested, button, end };
}

test('a press during a running one turns it back afterwards, two presses leave it as it is', async () => {
  const user = userEvent.setup();
  const { requested, button, end } = renderSlowButton();
  await user.dblClick(button);
  expect(requested).toEqual([true]);
  await end(true);
  expect(requested).toEqual([true, false]);
  await end(true);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.tripleClick(button);
  await end(true);
  expect(requested).toEqual([true, false, true]);
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a press after a finished one that is not rendered yet turns it back', async () => {
  const user = userEvent.setup();
  const requested: boolean[] = [];
  render(
    <ToggleButton
      on={false}
      onToggle={async (wanted) => requested.push(wanted)}
      words={{ off: 'Save', on: 'Saved' }}
      Icon={Bookmark}
      variant="icon"
      className="btn"
    />,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  await user.click(button);
  expect(requested).toEqual([true, false]);
});

test('a failed press is not turned back', async () => {
  const user = userEvent.setup();
  const { requested, button, end } = renderSlowButton();
  await user.dblClick(button);
  await end(false);
  expect(requested).toEqual([true]);
  await user.click(button);
  expect(requested).toEqual([true, true]);
});
