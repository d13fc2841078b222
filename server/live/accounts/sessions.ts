import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database.ts';
import type { Auth } from './auth.ts';
import { cookieValue } from './visitor.ts';

export interface Session {
  /** The id of the account, which is the id of its person. */
  account: string;
  /** The values of Set-Cookie that begin or renew it; mostly none. */
  cookies: readonly string[];
}

/** How long a session is not read again, in milliseconds: one that another server ends can read so much longer. */
const sessionMs = 2_000;
/** How long a session can read while the database does not answer, in milliseconds. */
const withoutDatabaseMs = 300_000;
/** How long a request waits for the database if the session was valid before, in milliseconds. */
const answerMs = 1_000;

/** What the database had of a session when it was last read. */
interface Cached {
  account: string | undefined;
  /** When the database has answered, and when it was last asked, in milliseconds. */
  answeredAt: number;
  askedAt: number;
}

const sessionFrom = ({ account }: Cached): Session | undefined =>
  account === undefined ? undefined : { account, cookies: [] };

/** Reads sessions, and keeps the latest in memory. */
export function createSessions({ db }: Pick<Database, 'db'>, auth: Auth, cookieName: string) {
  const latest = new LRUCache<string, Cached>({ max: 10_000 });

  /** The value of the session's cookie; undefined without one, or if it is longer than any that the server sends. */
  function tokenOf(cookie: string | undefined): string | undefined {
    const token = cookieValue(cookie, cookieName);
    return token && token.length <= 200 ? token : undefined;
  }
  // better-auth gets this cookie alone, which is the key of the cache, too.
  const headersOf = (token: string | undefined) =>
    new Headers(token === undefined ? {} : { cookie: `${cookieName}=${token}` });

  async function read(token: string, hasCookies: boolean): Promise<Session | undefined> {
    const { response, headers } = await auth.api.getSession({
      headers: headersOf(token),
      query: { disableRefresh: !hasCookies },
      returnHeaders: true,
    });
    const account = response?.user.id;
    const now = Date.now();
    latest.set(token, { account, answeredAt: now, askedAt: now });
    return account === undefined ? undefined : { account, cookies: headers.getSetCookie() };
  }

  return {
    /** The session of a request that reads; undefined for a guest. Cached, for minutes if the database does not answer. */
    // A response that cannot set cookies (`hasCookies: false`), as of /events, must not renew the session.
    async sessionOf(
      cookie: string | undefined,
      { hasCookies } = { hasCookies: true },
    ): Promise<Session | undefined> {
      const token = tokenOf(cookie);
      if (token === undefined) return undefined;
      const cached = latest.get(token);
      const now = Date.now();
      if (cached && now - cached.askedAt < sessionMs) return sessionFrom(cached);
      if (!cached || now - cached.answeredAt > withoutDatabaseMs) return read(token, hasCookies);
      const keep = () => {
        // The start of this read: this runs twice, when the wait ends and when the read fails later.
        cached.askedAt = now;
        return sessionFrom(cached);
      };
      return Promise.race([
        read(token, hasCookies).catch(keep),
        wait(answerMs, undefined, { ref: false }).then(keep),
      ]);
    },
    /** Whether the database still has a session; `sessionOf` has verified its signature. Actions never use an ended one. */
    async isCurrent(cookie: string | undefined): Promise<boolean> {
      // The cookie is the session's token, a full stop and the signature.
      const [id] = tokenOf(cookie)?.split('.') ?? [];
      if (id === undefined) return false;
      const session = db.selectFrom('session').select('expiresAt').where('token', '=', id);
      const found = await session.executeTakeFirst();
      return found !== undefined && new Date(found.expiresAt).getTime() > Date.now();
    },
    /** Ends the session of a request. Returns the values of Set-Cookie. */
    async logOut(cookie: string | undefined): Promise<readonly string[]> {
      const token = tokenOf(cookie);
      if (token !== undefined) latest.delete(token);
      const { headers } = await auth.api.signOut({ headers: headersOf(token), returnHeaders: true });
      return headers.getSetCookie();
    },
    /** Removes the sessions of an account from memory. */
    remove(account: string): void {
      for (const [token, cached] of latest) if (cached.account === account) latest.delete(token);
    },
  };
}
