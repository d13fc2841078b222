import type { Change } from '../data/changes.ts';
import type { Store } from '../data/store.ts';
import { blankPerson } from '../data/blankPerson.ts';
import { defaultProfile } from '../data/own.ts';

interface NewAccount {
  account: string;
  name: string;
  /** The address for logging in, which others do not read. */
  email: string;
}

/** The changes of a sign-up, on the new account's store: a person with only a name, and settings with the e-mail address. */
export function newPerson({ account, name, email }: NewAccount, { settings }: Store): readonly Change[] {
  const record = blankPerson(account, name);
  const profile = { ...settings.profile, ...defaultProfile(record), email };
  return [
    { put: 'people', record },
    { set: 'settings', value: { ...settings, profile } },
  ];
}
