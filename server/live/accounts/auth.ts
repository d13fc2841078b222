import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Database } from '../database.ts';
import type { Passwords } from './passwords.ts';

/** Seconds until an unused session ends, and until a used one is renewed. */
const sessionSeconds = { expiresIn: 7 * 86_400, updateAge: 86_400 };
/** Seconds until a link to reset a password ends. */
const resetSeconds = 3_600;

interface Options {
  /** Signs the cookie of a session. */
  secret: string;
  /** The site's public origin. The cookie needs https if this does. */
  origin: string;
  passwords: Passwords;
  sendReset: (reset: { email: string; token: string }) => Promise<void>;
}

/** Creates better-auth on this database. A user's id is its person's. Its HTTP routes and rate limits are not used. */
export const createAuth = ({ db, locksRows }: Database, { secret, origin, passwords, sendReset }: Options) =>
  betterAuth({
    secret,
    baseURL: origin,
    database: { db, type: locksRows ? 'postgres' : 'sqlite' },
    emailAndPassword: {
      enabled: true,
      // `checkInput` checks the length of a new password.
      minPasswordLength: 1,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      password: passwords,
      sendResetPassword: async ({ user, token }) => sendReset({ email: user.email, token }),
    },
    session: sessionSeconds,
    advanced: {
      cookiePrefix: 'workgrove',
      useSecureCookies: origin.startsWith('https:'),
      database: {
        generateId: ({ model }) => `${model === 'user' ? 'person' : model}-${randomBytes(8).toString('hex')}`,
      },
    },
    // Its messages contain e-mail addresses.
    logger: { disabled: true },
    telemetry: { enabled: false },
  });

export type Auth = ReturnType<typeof createAuth>;
