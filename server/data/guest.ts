import type { PersonRecord } from '../person/records.ts';
import { byId, getOrThrow, unionOf, type Records } from '../shared/lookup.ts';
import { blankPerson } from './blankPerson.ts';

/** The account of requests without a session. It owns nothing and runs only actions of `everybody`, such as `logIn`. */
export const guestId = 'guest';

/** The person of guests, which no list and no search has. */
const guests = byId([blankPerson(guestId, 'Guest')]);

/** The people whom an account reads by their id: guests read their own person, too. */
export const peopleFor = (people: Records<PersonRecord>, account: string): Records<PersonRecord> =>
  account === guestId ? unionOf(people, guests) : people;

/** The person of an account, or of guests. Throws if an account has none. */
export const personOfAccount = (people: Records<PersonRecord>, account: string): PersonRecord =>
  getOrThrow(peopleFor(people, account), account);
