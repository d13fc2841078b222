import type { Kysely } from 'kysely';
import { viewer } from '../../account/fixtures.ts';
import { maren } from '../../person/fixtures/viewer.ts';
import type { Tables } from '../database.ts';
import { insertLogins } from './logins.ts';
import type { Passwords } from './passwords.ts';

/** The account of the sample's member. Only a program on the server's machine can log in to it. */
export const demoAccount = {
  id: viewer.id,
  name: maren.name,
  email: 'maren@marenholt.example',
  password: 'workgrove',
  /** Adds it to the database, unless it is there. */
  async ensure(db: Kysely<Tables>, passwords: Passwords): Promise<void> {
    const { id, name, email } = this;
    if (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) return;
    const password = await passwords.hash(this.password);
    await db.transaction().execute((tx) => insertLogins(tx, [{ id, name, email, password }]));
  },
};
