import { expect, onTestFinished, test, vi } from 'vitest';
import { guestId } from '../../server/data/guest.ts';
import { logIn, logOut } from '../actions/account.ts';
import { perform } from '../actions/perform.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { showQuery } from '../testing/showQuery.ts';
import { fakeEvents } from '../testing/fakeEvents.ts';
import { createClient } from './client.ts';
import { viewerQuery } from './isGuest.ts';
import { startLiveUpdates } from './liveUpdates.ts';

const own = { __typename: 'Viewer', id: 'account-person-maren-holt', isAuthenticated: true };

/** Opens a tab of an account, by default the sample's viewer, that counts how often it loads the page again. */
async function openTab(account?: string) {
  fakeEvents();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  onTestFinished(() => {
    reload.mockRestore();
    sessionStorage.clear();
  });
  const server = createLiveServer(account);
  const client = createClient(server.link);
  await showQuery(client, viewerQuery, ({ viewer }: { viewer: { id: string } }) => viewer.id);
  onTestFinished(startLiveUpdates(client).stop);
  sessionStorage.setItem('draft', 'private');
  return {
    reload,
    /** A tab of the browser logs in or out. */
    async enter(name: 'logIn' | 'logOut', viewer: object) {
      const payload = { __typename: 'Payload', viewer, userErrors: [] };
      server.sessions['LogIn'] = { logIn: payload };
      server.sessions['LogOut'] = { logOut: payload };
      if (name === 'logOut') await perform(client, logOut, {});
      else await perform(client, logIn, { input: { email: 'ada@example.com', password: 'grove and rings' } });
      window.dispatchEvent(new StorageEvent('storage', { key: 'account' }));
    },
  };
}

test('a tab loads its page again without its drafts after a log-out in another tab', async () => {
  const { reload, enter } = await openTab();
  await enter('logOut', { ...own, isAuthenticated: false });
  expect(reload).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual(['notice']);
  // No question about unsaved text keeps the page on the screen.
  const asked = new Event('beforeunload', { cancelable: true });
  const ask = vi.fn<() => void>();
  window.addEventListener('beforeunload', ask);
  onTestFinished(() => window.removeEventListener('beforeunload', ask));
  window.dispatchEvent(asked);
  expect(ask).not.toHaveBeenCalled();
});

test('a tab loads its page again after a log-in with another account, and stays after one with its own', async () => {
  const { reload, enter } = await openTab();
  await enter('logIn', own);
  expect(reload).not.toHaveBeenCalled();
  await enter('logIn', { ...own, id: 'account-person-ada' });
  await enter('logIn', { ...own, id: 'account-person-ben' });
  expect(reload).toHaveBeenCalledOnce();
});

test("a guest's tab loads its page again after a log-in, and keeps its drafts", async () => {
  const { reload, enter } = await openTab(guestId);
  await enter('logIn', own);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('draft')).toBe('private');
});

test("a guest's tab deletes the drafts of an account when another one logs in", async () => {
  sessionStorage.setItem('owner', 'account-person-ada');
  const { enter } = await openTab(guestId);
  localStorage.setItem('account', own.id);
  window.dispatchEvent(new StorageEvent('storage', { key: 'account' }));
  expect(sessionStorage.getItem('draft')).toBeNull();
  sessionStorage.setItem('draft', 'private');
  await enter('logIn', { ...own, id: 'account-person-ben' });
  expect(sessionStorage.getItem('draft')).toBeNull();
});

test('a page that the Back button restores loads again if the account has changed meanwhile', async () => {
  const { reload } = await openTab();
  const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  restore();
  localStorage.setItem('account', own.id);
  restore();
  expect(reload).not.toHaveBeenCalled();
  localStorage.setItem('account', 'guest');
  restore();
  expect(reload).toHaveBeenCalledOnce();
});
