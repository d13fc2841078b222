import type { PersonRecord } from '../person/records.ts';
import type { Records } from '../shared/lookup.ts';
import { blankPerson } from './blankPerson.ts';

/** The account of requests without a session. It owns nothing and runs only actions of `everybody`, such as `logIn`. */
export const guestId = 'guest';

/** The person of guests, which no list and no search has. */
const guestPerson = blankPerson(guestId, 'Guest');

/** The person of an account, or of guests. Throws if an account has none. */
export function personOfAccount(people: Records<PersonRecord>, account: string): PersonRecord {
  const person = account === guestId ? guestPerson : people.get(account);
  if (!person) throw new Error(`The account '${account}' has no person.`);
  return person;
}
