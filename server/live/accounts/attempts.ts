import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** The limits of attempts, each for one e-mail address, one browser or one network address. */
export const attemptLimits = {
  /** Log-ins to one account, from browsers that have not logged in to it before. */
  logIn: { most: 5, minutes: 15 },
  /** Log-ins in one browser that has. */
  logInOn: { most: 5, minutes: 15 },
  /** Failed log-ins from one network address, which an office shares. */
  logInFrom: { most: 20, minutes: 15 },
  /** New accounts from one network address. */
  signUpFrom: { most: 20, minutes: 60 },
  /** Requests with a wrong access token from one network address. */
  tokenFrom: { most: 20, minutes: 15 },
  /** Passwords that an account enters to delete itself. */
  deletion: { most: 5, minutes: 15 },
  /** E-mails to one address. */
  reset: { most: 3, minutes: 60 },
  /** E-mails that one network address asks for. */
  resetFrom: { most: 20, minutes: 60 },
};

type Kind = keyof typeof attemptLimits;

/** Counts attempts in the database, for all servers. One statement adds and returns, so that none is missed. */
export function createAttempts({ db }: Pick<Database, 'db'>, secret: string) {
  /** `of` is an address, a browser or an account. Addresses are private: the table has hashes, keyed by the secret. */
  const keyOf = (kind: Kind, of: string) =>
    `${kind} ${createHmac('sha256', secret).update(of).digest('hex').slice(0, 32)}`;
  return {
    /** Counts an attempt. Returns 0 if it is allowed, otherwise the seconds until the next one is. */
    async count(kind: Kind, of: string): Promise<number> {
      const { most, minutes } = attemptLimits[kind];
      const now = Math.floor(Date.now() / 1_000);
      const isOver = sql<boolean>`attempt.since <= ${now - minutes * 60}`;
      const row = await db
        .insertInto('attempt')
        .values({ key: keyOf(kind, of), since: now, count: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            since: sql`case when ${isOver} then ${now} else attempt.since end`,
            count: sql`case when ${isOver} then 1 else attempt.count + 1 end`,
          }),
        )
        .returning(['since', 'count'])
        .executeTakeFirstOrThrow();
      return row.count <= most ? 0 : row.since + minutes * 60 - now;
    },
    /** Takes back a counted attempt that has succeeded, or was not made, because the server was too busy. */
    async uncount(kind: Kind, of: string): Promise<void> {
      await db
        .updateTable('attempt')
        .set({ count: sql`attempt.count - 1` })
        .where('key', '=', keyOf(kind, of))
        .where('count', '>', 0)
        .execute();
    },
    /** Deletes the counts whose time is over. */
    async prune(): Promise<void> {
      const longest = Math.max(...Object.values(attemptLimits).map(({ minutes }) => minutes));
      await db
        .deleteFrom('attempt')
        .where('since', '<', Math.floor(Date.now() / 1_000) - longest * 60)
        .execute();
    },
    /** Deletes the count after a success. */
    async clear(kind: Kind, of: string): Promise<void> {
      await db.deleteFrom('attempt').where('key', '=', keyOf(kind, of)).execute();
    },
  };
}
