import { guestId } from '../data/guest.ts';
import { viewer } from '../account/fixtures.ts';
import type { sessionActions } from './sessionActions.ts';
import type { ActionName, PayloadOf } from '../data/action.ts';
import type { Store } from '../data/store.ts';

type SessionActionName = keyof typeof sessionActions & ActionName;

interface TabSession<K extends ActionName> {
  /** The account that reads and acts from now on; undefined if it stays. */
  account?: string;
  payload: (store: Store) => PayloadOf<K>;
}

const viewerOf = (store: Store) => ({ viewer: store.viewer });

/** What session actions do in a tab, which has no accounts: the sample's member logs in and out. `schema.ts` reads it. */
export const tabSessions: { [K in SessionActionName]: TabSession<K> } = {
  logIn: { account: viewer.id, payload: viewerOf },
  signInWithProvider: { account: viewer.id, payload: viewerOf },
  signUp: { account: viewer.id, payload: (store) => ({ ...viewerOf(store), isNew: true }) },
  logOut: { account: guestId, payload: viewerOf },
  deleteAccount: { account: guestId, payload: viewerOf },
  requestPasswordReset: { payload: () => ({ sent: true }) },
  resetPassword: { payload: () => ({ done: true }) },
};

export const isTabSession = (name: string): name is SessionActionName => name in tabSessions;
