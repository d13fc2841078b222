import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';

/** An e-mail. None is sent: a page for programs on the server's machine shows them. */
export interface Email {
  to: string;
  subject: string;
  body: string;
}

/** Number of e-mails that the page shows. */
const shown = 50;

/** Creates the e-mails of a database. */
export const createOutbox = ({ db, now }: Database) => ({
  async send({ to, subject, body }: Email): Promise<void> {
    await db
      .insertInto('outbox')
      .values({ id: randomUUID(), at: now, to_address: to, subject, body })
      .execute();
  },
  /** Removes the e-mails to an address. */
  async remove(address: string): Promise<void> {
    await db.deleteFrom('outbox').where('to_address', '=', address).execute();
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
