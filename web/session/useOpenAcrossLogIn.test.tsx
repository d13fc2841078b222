import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { loadForOtherAccount } from './nextPage.ts';
import { reloadStorage } from './storage.ts';
import { latestOpen, markUsed, openOnNextPage, useOpenAcrossLogIn } from './useOpenAcrossLogIn.ts';

beforeEach(() => () => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  reloadStorage();
  vi.useRealTimers();
});

function Part({ name = 'apply', offered = true }) {
  const [open, setOpen, isAgain] = useOpenAcrossLogIn(name, offered);
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      {name} {isAgain && 'again'}
    </button>
  );
}
const part = (name = /apply/) => screen.getByRole('button', { name });
const press = (name?: RegExp) => act(async () => part(name).click());

/** Loads the page at /jobs, on which `apply` opens. */
function load() {
  openOnNextPage('apply', '/jobs?q=a#top');
  window.history.replaceState(null, '', '/jobs?q=a#top');
}

test('what is named opens, once, and can be closed', async () => {
  load();
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
  load();
  await hydrate(<Part />, () => expect(part()).toHaveAttribute('aria-expanded', 'false'));
  expect(part()).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['the one that was opened last', [/apply/, /report/], 'report'],
  ['the other one, if the latest was closed', [/apply/, /report/, /report/], 'apply'],
  ['nothing, if all are closed', [/apply/, /apply/], undefined],
])('of several, the latest is %s', async (_which, presses, name) => {
  render(
    <>
      <Part />
      <Part name="report" />
    </>,
  );
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const pressed of presses) await press(pressed);
  expect(latestOpen()).toBe(name);
  // What is closed is not used.
  markUsed('apply');
  expect(latestOpen()).toBe(name && 'apply');
});

test('it opens on the named path alone, while the page loads', () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  load();
  window.history.replaceState(null, '', '/gigs');
  const { unmount } = render(<Part />);
  expect(part()).toHaveAttribute('aria-expanded', 'false');
  unmount();
  window.history.replaceState(null, '', '/jobs');
  vi.setSystemTime(Date.now() + 60_000);
  render(<Part />);
  expect(part()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['again after a guest has logged in in another tab', true],
  ['not after an account has logged out there', false],
])('it opens %s', async (_when, wasGuest) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { unmount } = render(<Part />);
  await press();
  loadForOtherAccount({ wasGuest });
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
  unmount();
  render(<Part />);
  expect(part()).toHaveAttribute('aria-expanded', String(wasGuest));
});

test('a dialog that the account is not offered stays closed, also when it is offered later', () => {
  load();
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
