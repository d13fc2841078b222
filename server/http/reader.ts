import type { IncomingMessage, ServerResponse } from 'node:http';
import { guestId } from '../data/guest.ts';
import { createVisitorOf, type VisitorOf } from '../live/accounts/visitor.ts';
import type { Live } from '../live/live.ts';
import type { RunnerSession } from '../live/runner.ts';
import type { Store } from '../data/store.ts';

/** Who sends a request: the data as its account reads them, and its session where the server has accounts. */
export interface Reader {
  store: Store;
  session?: RunnerSession;
}

/** Reads who sends a request; without accounts, the viewer of the sample. `hasCookies: false` does not renew the session. */
export type ReadReader = (
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  options?: { hasCookies: boolean },
) => Promise<Reader>;

export function createReadReader(
  store: Store,
  live: Live | undefined,
  visitorOf: VisitorOf = createVisitorOf(),
): ReadReader {
  const { accounts } = live ?? {};
  if (!live || !accounts) return async () => ({ store });
  const exists = (account: string) => account === guestId || store.data.people.has(account);
  return async (req, options) => {
    const visitor = visitorOf(req);
    const { account = guestId, cookies = [] } = (await accounts.sessionOf(visitor.cookie, options)) ?? {};
    // Another replica may have created it a moment ago.
    if (!exists(account)) await live.look();
    return {
      store: store.of(exists(account) ? account : guestId),
      session: { accounts, visitor, cookies: [...cookies] },
    };
  };
}

/** Whether a request has a session, so that its response is for this reader alone. */
export const isSignedIn = ({ store, session }: Reader): boolean =>
  session !== undefined && store.viewer.id !== guestId;

/** Adds the headers of a session to a response: Set-Cookie, Retry-After, and no-store for a signed-in reader. */
export function addSession(res: ServerResponse, reader: Reader): void {
  const { session } = reader;
  if (!session) return;
  const { cookies, retryAfter } = session;
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  if (retryAfter !== undefined) res.setHeader('retry-after', retryAfter);
  if (cookies.length > 0 || isSignedIn(reader)) res.setHeader('cache-control', 'no-store');
}
