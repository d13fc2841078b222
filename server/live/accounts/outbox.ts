import type { Email } from '../../data/action.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely, RawBuilder } from 'kysely';
import { addresses } from '../../../schema/rules/addresses.ts';
import type { Database, Tables } from '../database.ts';

/** Number of e-mails that the page shows. */
const shown = 50;

/** Stores an e-mail at an ISO time, or at the database's `now`. An action passes its transaction as `db`. */
export const insertEmail = (
  db: Kysely<Tables>,
  { to, subject, body }: Email,
  at: string | RawBuilder<string>,
): Promise<unknown> =>
  db.insertInto('outbox').values({ id: randomUUID(), at, to_address: to, subject, body }).execute();

export const createOutbox = ({ db, now }: Database) => ({
  async send(email: Email): Promise<void> {
    await insertEmail(db, email, now);
  },
  /** Removes the e-mails to an address, and those that link to the account's profile: its invitations. */
  async remove(address: string, account: string): Promise<void> {
    await db
      .deleteFrom('outbox')
      .where(({ eb, or }) =>
        or([eb('to_address', '=', address), eb('body', 'like', `%${addresses.profile(account)}%`)]),
      )
      .execute();
  },
  /** The latest e-mails, the last one first. */
  read: (): Promise<(Email & { at: string })[]> =>
    db
      .selectFrom('outbox')
      .select(['at', 'to_address as to', 'subject', 'body'])
      .orderBy('at', 'desc')
      .limit(shown)
      .execute(),
});
