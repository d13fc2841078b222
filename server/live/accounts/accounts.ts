import { setTimeout as wait } from 'node:timers/promises';
import { isAPIError } from 'better-auth/api';
import * as z from 'zod';
import type { Database } from '../database.ts';
import { reportFailure } from '../outage.ts';
import { createAttempts } from './attempts.ts';
import { createAuth } from './auth.ts';
import { demoAccount } from './demoAccount.ts';
import { createDevices } from './devices.ts';
import { createOutbox } from './outbox.ts';
import { createPasswords } from './passwords.ts';
import { createSessions, type Session } from './sessions.ts';
import { createTokenOf } from './tokens.ts';
import { isLoopback, type Visitor } from './visitor.ts';

export interface EnteredAccount extends Session {
  name: string;
  email: string;
}

/** How long a request for a reset link takes at least, in milliseconds: longer than sending it. */
const resetMs = 100;

interface Signed {
  response: { user: { id: string; name: string; email: string } };
  headers: Headers;
}

const enteredOf = (signed: Signed | null): EnteredAccount | null => {
  if (!signed) return null;
  const { id, name, email } = signed.response.user;
  return { account: id, name, email, cookies: signed.headers.getSetCookie() };
};

/** The codes of SQLite and PostgreSQL when a session is created for an account that another request has just deleted. */
const deletedMeanwhile = ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'];

/** Resolves to null if the promise rejects with one of these error codes of better-auth or the database. */
async function nullFor<T>(codes: readonly string[], promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    const code = isAPIError(error) ? error.body?.code : (error as { code?: unknown }).code;
    if (codes.includes(String(code))) return null;
    throw error;
  }
}

/** Wraps functions: they reject with a `StorageError` where the database or better-auth fails. */
function explainFailures<T extends object>(functions: T, place: Database['place']): T {
  const explained = Object.entries(functions).map(([name, given]: [string, unknown]) => {
    if (typeof given !== 'function') return [name, given];
    const call = async (...args: unknown[]): Promise<unknown> => {
      try {
        return await (given as (...args: unknown[]) => unknown)(...args);
      } catch (error) {
        if (!isAPIError(error)) throw reportFailure(error, place);
        if (error.statusCode < 500) throw error;
        throw reportFailure(error.body?.['cause'] ?? error, place);
      }
    };
    return [name, call];
  });
  return Object.fromEntries(explained) as T;
}

interface Credentials {
  email: string;
  password: string;
}

interface Options {
  secret: string;
  origin: string;
}

/** The accounts and sessions of live mode. Its functions reject with a `StorageError` if the database does not answer. */
export function createAccounts(database: Database, { secret, origin }: Options) {
  const isPublic = !isLoopback(new URL(origin).hostname);
  const outbox = createOutbox(database);
  const passwords = createPasswords();
  const auth = createAuth(database, {
    secret,
    origin,
    passwords,
    sendReset: ({ email, token }) =>
      outbox.send({
        to: email,
        subject: 'Reset your password',
        body: `Open this link within an hour to choose a new password: ${origin}/auth/reset-password?token=${token}`,
      }),
  });
  const cookieName = `${origin.startsWith('https:') ? '__Secure-' : ''}workgrove.session_token`;
  const sessions = createSessions(database, auth, cookieName);
  const devices = createDevices(secret, origin);
  const attempts = explainFailures(createAttempts(database, secret), database.place);
  /** The account's id and its password's hash, for device cookies; undefined if no account has this e-mail address. */
  async function credentialOf(email: string): Promise<string | undefined> {
    const found = await database.db
      .selectFrom('user')
      .innerJoin('account', 'account.userId', 'user.id')
      .select(['user.id', 'account.password'])
      .where('user.email', '=', email)
      .where('account.providerId', '=', 'credential')
      .executeTakeFirst();
    return found && `${found.id} ${found.password}`;
  }
  /** Ends the account's links that reset its password. */
  const endLinks = async (account: string) => {
    await database.db.deleteFrom('verification').where('value', '=', account).execute();
  };
  const endSessions = async (account: string) => {
    await database.db.deleteFrom('session').where('userId', '=', account).execute();
    sessions.remove(account);
  };
  /** The address with which an account logs in; null if it has been deleted. */
  async function emailOf(account: string): Promise<string | null> {
    const user = database.db.selectFrom('user').select('email').where('id', '=', account);
    return (await user.executeTakeFirst())?.email ?? null;
  }
  const accounts = {
    /** The account that everybody on this machine can use; undefined if the site has a public address. */
    demoAccount: isPublic
      ? undefined
      : { name: demoAccount.name, email: demoAccount.email, password: demoAccount.password },
    attempts,
    tokens: { tokenOf: createTokenOf(secret) },
    emailOf,
    /** Deletes what has ended: sessions, links and counts of attempts. */
    async prune(): Promise<void> {
      await attempts.prune();
      // `expiresAt` is a time in PostgreSQL, which alone locks rows, and a text in SQLite.
      const now = database.locksRows ? new Date() : new Date().toISOString();
      for (const table of ['session', 'verification'] as const)
        // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
        await database.db.deleteFrom(table).where('expiresAt', '<', now).execute();
      // The demo account may have logged in before the site became public.
      if (isPublic) await database.db.deleteFrom('session').where('userId', '=', demoAccount.id).execute();
    },
    /** The public origin of the site, with which links in e-mails begin. */
    origin,
    /** The e-mails that would have been sent, latest first. */
    readEmails: outbox.read,
    /** The id of the browser of a cookie, if it has logged in to the account of this e-mail address. */
    async deviceOf(cookie: string | undefined, email: string): Promise<string | undefined> {
      const credential = await credentialOf(email);
      return credential && devices.idOf(cookie, credential);
    },
    /** Set-Cookie for a browser that has logged in, until the password changes. Without the account, '' makes it invalid. */
    deviceCookieFor: async (cookie: string | undefined, email: string): Promise<string> =>
      devices.cookieFor(cookie, (await credentialOf(email)) ?? ''),
    sessionOf: sessions.sessionOf,
    isCurrent: sessions.isCurrent,
    logOut: sessions.logOut,
    /** Creates an account and begins a session, unless the e-mail address has an account or is invalid. */
    async signUp(user: Credentials & { name: string }): Promise<EnteredAccount | 'taken' | 'invalid'> {
      if (!z.email().safeParse(user.email).success) return 'invalid';
      if (user.email === demoAccount.email) return 'taken';
      // Two requests at the same moment: the unique address lets one of them create the account.
      const taken = ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'FAILED_TO_CREATE_USER'];
      const signed = await nullFor(taken, auth.api.signUpEmail({ body: user, returnHeaders: true }));
      return enteredOf(signed) ?? 'taken';
    },
    /** Begins a session. Returns null if no account has this address and password. */
    async logIn({ email, password }: Credentials, { isLocal }: Visitor): Promise<EnteredAccount | null> {
      if (email === demoAccount.email) {
        if (isPublic || !isLocal || password !== demoAccount.password) return null;
        await demoAccount.ensure(database.db, passwords);
      }
      if (!z.email().safeParse(email).success) return null;
      const wrong = ['INVALID_EMAIL_OR_PASSWORD', ...deletedMeanwhile];
      const body = { email, password };
      const credential = await credentialOf(email);
      const signed = await nullFor(wrong, auth.api.signInEmail({ body, returnHeaders: true }));
      if (!signed || credential === (await credentialOf(email))) return enteredOf(signed);
      // A reset has ended the other sessions meanwhile, and this is the password before it.
      await database.db.deleteFrom('session').where('token', '=', signed.response.token).execute();
      return null;
    },
    async hasPassword(account: string, password: string): Promise<boolean> {
      const login = database.db.selectFrom('account').select('password').where('userId', '=', account);
      const hash = (await login.executeTakeFirst())?.password;
      return typeof hash === 'string' && passwords.verify({ password, hash });
    },
    /** Deletes what an account needs to log in, and all its sessions. */
    async remove(account: string): Promise<void> {
      const email = await emailOf(account);
      if (email !== null) await outbox.remove(email, account);
      await endSessions(account);
      await endLinks(account);
      // The password has a reference to the user.
      await database.db.deleteFrom('account').where('userId', '=', account).execute();
      await database.db.deleteFrom('user').where('id', '=', account).execute();
    },
    /** Sends a link to reset the password, if the address has an account. */
    async requestReset(email: string): Promise<void> {
      const send = async () => {
        if (email !== demoAccount.email && z.email().safeParse(email).success)
          await auth.api.requestPasswordReset({ body: { email } });
      };
      // The time must not show whether the address has an account.
      await Promise.all([send(), wait(resetMs)]);
    },
    /** Sets a new password and ends all sessions. Returns the account with its e-mail address; null if the token is not valid. */
    async resetPassword(token: string, newPassword: string): Promise<{ id: string; email: string } | null> {
      const requester = await database.db
        .selectFrom('verification')
        .innerJoin('user', 'user.id', 'verification.value')
        .select(['user.id', 'user.email'])
        .where('verification.identifier', '=', `reset-password:${token}`)
        .executeTakeFirst();
      const reset = await nullFor(
        ['INVALID_TOKEN', 'USER_NOT_FOUND'],
        auth.api.resetPassword({ body: { token, newPassword } }),
      );
      if (!reset || !requester) return null;
      // better-auth ends the sessions before it writes the password: a log-in with the old one can begin between the two.
      await endSessions(requester.id);
      await endLinks(requester.id);
      return requester;
    },
  };
  return explainFailures(accounts, database.place);
}

export type Accounts = ReturnType<typeof createAccounts>;
