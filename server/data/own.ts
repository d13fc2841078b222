import { profileSettingsInputBounds } from '../../schema/generated/settings.actions.ts';
import { defaultSettings } from '../account/fixtures.ts';
import { guestId } from './guest.ts';
import type { PersonRecord } from '../person/records.ts';
import type { Data } from './sample.ts';
import { createMarks, type Mark } from '../shared/marks.ts';
import { OwnedTable } from '../shared/ownedTable.ts';
import { noteRead } from '../shared/reading.ts';

/** The values and marks that an account has for itself, as far as it has changed them. */
export type OwnValues = Partial<Pick<Data, OwnValue>> & Pick<Data, 'marks'>;

/** The values and marks of the accounts, without those of the account `viewer`, which are in the data themselves. */
export type OwnValuesByAccount = Map<string, OwnValues>;

const ownValues = ['activities', 'billingPlans', 'creatorWeeks', 'settings', 'viewer'] as const;
type OwnValue = (typeof ownValues)[number];

/** Whether each account has this value for itself. */
export const isOwnValue = (name: string): name is OwnValue => ownValues.includes(name as OwnValue);

/** What a query reads that reads a value or the marks of an account. */
export const ownSource = (name: OwnValue | 'marks', account: string): string => `${name} ${account}`;

/** The values and marks of an account, to change them. */
export function ownValuesOf(data: Data, others: OwnValuesByAccount, account: string): OwnValues {
  if (account === data.viewer.id) return data;
  let own = others.get(account);
  if (!own) others.set(account, (own = { marks: createMarks({}) }));
  return own;
}

/** The accounts that have set all these marks on an object. */
export function accountsWith(
  data: Data,
  others: OwnValuesByAccount,
  marks: readonly Mark[],
  id: string,
): string[] {
  const all: Iterable<[string, Pick<Data, 'marks'>]> = [[data.viewer.id, data], ...others];
  return Array.from(all).flatMap(([account, own]) =>
    marks.every((mark) => own.marks[mark].has(id)) ? account : [],
  );
}

/** The beginning of a text, at most `max` code units. It cuts no character of two code units in half. */
const cut = (text: string, { max }: { max: number }) =>
  text
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '')
    .trim();

/** The profile in the settings of a person who has changed none. A name can be longer than its two parts may be. */
export function defaultProfile(person: PersonRecord | undefined) {
  const { name = '', email, location = '', title = '' } = person ?? {};
  const [firstName = '', ...lastNames] = name.split(' ');
  return {
    firstName: cut(firstName, profileSettingsInputBounds.firstName),
    lastName: cut(lastNames.join(' '), profileSettingsInputBounds.lastName),
    displayName: name,
    bio: '',
    email: email ?? '',
    phone: '',
    resumeFileName: '',
    location,
    headline: title,
    currentCompany: '',
    industry: null,
  };
}

/** The values of an account that has changed none. Its plan is the first one, which is free. */
const createDefaults = (data: Data, account: string): Pick<Data, OwnValue> => ({
  activities: [],
  get billingPlans() {
    return data.billingPlans.map((plan, place) => ({ ...plan, isCurrent: place === 0 }));
  },
  get creatorWeeks() {
    return data.creatorWeeks.map(({ start }) => ({ start, downloads: 0, earnings: 0 }));
  },
  get settings() {
    const [plan] = this.billingPlans;
    return {
      id: account,
      profile: defaultProfile(data.people.get(account)),
      ...defaultSettings,
      billing: { plan: plan!, paymentMethods: [], history: [] },
    };
  },
  viewer: {
    id: account,
    isAuthenticated: account !== guestId,
    isVerified: false,
    company: null,
    stats: { postImpressions: 0, searchAppearances: 0 },
  },
});

/**
 * The data as an account reads them; they follow changes. This decides what belongs to whom: all shared records, and of an
 * `OwnedTable` its own ones. Values and marks of the account `viewer` are in `data`, those of other accounts in `others`.
 */
export function dataFor(data: Data, others: OwnValuesByAccount, account: string): Data {
  const own: PropertyDescriptorMap = {};
  for (const [name, stored] of Object.entries(data) as [keyof Data, unknown][])
    own[name] =
      stored instanceof OwnedTable
        ? { value: stored.of(account), enumerable: true }
        : { get: () => data[name], enumerable: true };
  const values = ownValuesOf(data, others, account);
  // Those of the account `viewer` that others read as their defaults do not change.
  const defaults = createDefaults(data, account);
  for (const name of [...ownValues, 'marks'] as const) {
    const source = ownSource(name, account);
    const get = () => {
      noteRead(source);
      return name === 'marks' ? values.marks : (values[name] ?? defaults[name]);
    };
    own[name] = { get, enumerable: true };
  }
  return Object.defineProperties({}, own) as Data;
}
