import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { reloadStorage } from './storage.ts';
import { keepOpen, keptOpen, useKeptOpen } from './useKeptOpen.ts';

beforeEach(() => () => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  reloadStorage();
  vi.useRealTimers();
});

function Part({ name = 'apply', offered = true }) {
  const [open, setOpen, isAgain] = useKeptOpen(name, offered);
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      {name} {isAgain && 'again'}
    </button>
  );
}
const part = (name = /apply/) => screen.getByRole('button', { name });
const press = (name?: RegExp) => act(async () => part(name).click());

/** Opens parts on a page at /jobs, which then loads the page to log in. */
async function leave(names: readonly RegExp[] = [/apply/]) {
  window.history.replaceState(null, '', '/jobs?q=a#top');
  const { unmount } = render(
    <>
      <Part />
      <Part name="report" />
    </>,
  );
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const name of names) await press(name);
  keepOpen();
  unmount();
}

test('what was open opens again, once, and can be closed', async () => {
  await leave();
  const { unmount } = render(<Part />);
  expect(part(/apply again/)).toHaveAttribute('aria-expanded', 'true');
  await press();
  expect(part()).toHaveAttribute('aria-expanded', 'false');
  await press();
  expect(part()).toHaveTextContent(/^apply$/);
  unmount();
  render(<Part />);
  expect(part()).toHaveAttribute('aria-expanded', 'false');
});

test('it opens after hydration', async () => {
  await leave();
  await hydrate(<Part />, () => expect(part()).toHaveAttribute('aria-expanded', 'false'));
  expect(part()).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['the latest one', [/apply/, /report/], 'report'],
  ['the other one, if the latest was closed', [/apply/, /report/, /report/], 'apply'],
  ['nothing, if all are closed', [/apply/, /apply/], undefined],
])('of several, it is %s', async (_which, presses, name) => {
  await leave(presses);
  expect(keptOpen('/jobs')).toBe(name);
});

test('it opens on the same path alone, within ten minutes', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  await leave();
  window.history.replaceState(null, '', '/gigs');
  const { unmount } = render(<Part />);
  expect(part()).toHaveAttribute('aria-expanded', 'false');
  unmount();
  window.history.replaceState(null, '', '/jobs');
  vi.setSystemTime(Date.now() + 10 * 60_000);
  render(<Part />);
  expect(part()).toHaveAttribute('aria-expanded', 'false');
});

test('a dialog that the account is not offered stays closed, also when it is offered later', async () => {
  await leave();
  const { rerender } = render(<Part offered={false} />);
  rerender(<Part />);
  expect(part()).toHaveAttribute('aria-expanded', 'false');
});

test.each(['null', '{', '[]', '["apply","/jobs"]', '7'])('the stored text %s opens nothing', (text) => {
  sessionStorage.setItem('open', text);
  window.history.replaceState(null, '', '/jobs');
  render(<Part />);
  expect(part()).toHaveAttribute('aria-expanded', 'false');
});
