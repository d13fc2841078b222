import type { Change } from '../../server/data/changes.ts';
import { blankPerson } from '../../server/data/blankPerson.ts';
import { openOnNextPage } from '../session/useOpenAcrossLogIn.ts';
import { createLiveServer } from './liveServer.ts';
import { renderWithKeys } from './palette.ts';

/** The id of an account that has nothing yet. */
export const newcomer = 'person-nadia-verhoeven';

/** Opens a screen in live mode for a guest or an account, after these changes. */
export async function openAs(account: string, path: string, ...changes: readonly Change[]) {
  window.history.replaceState(null, '', path);
  const server = createLiveServer(account);
  if (account === newcomer)
    server.store.change({ put: 'people', record: blankPerson(newcomer, 'Nadia Verhoeven') }, ...changes);
  return { server, ...(await renderWithKeys(path, { transport: server.link })) };
}

/** Opens what the page to log in names in its address, on the page that follows the log-in. */
export function logInAt(address: string | URL): void {
  const parameters = new URL(address, window.location.origin).searchParams;
  openOnNextPage(parameters.get('open')!, parameters.get('next')!);
}
