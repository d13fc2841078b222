import { profileSettingsInputBounds } from '../../schema/generated/settings.actions.ts';
import { defaultSettings } from '../account/fixtures.ts';
import { guestId } from '../account/guest.ts';
import type { PersonRecord } from '../person/records.ts';
import type { Sample } from './sample.ts';
import { createMarks, type Mark } from '../shared/marks.ts';
import { OwnedTable } from '../shared/ownedTable.ts';

/** The values and marks that an account has for itself, as far as it has changed them. */
export type OwnValues = Partial<Pick<Sample, OwnValue>> & Pick<Sample, 'marks'>;

/** The values and marks of the accounts, without those of the account `viewer`, which are in the sample. */
export type OwnValuesByAccount = Map<string, OwnValues>;

const ownValues = ['activities', 'billingPlans', 'creatorWeeks', 'settings', 'viewer'] as const;
type OwnValue = (typeof ownValues)[number];

/** Whether each account has this value for itself. */
export const isOwnValue = (name: string): name is OwnValue => ownValues.includes(name as OwnValue);

/** The values and marks of an account, to change them. */
export function ownValuesOf(sample: Sample, others: OwnValuesByAccount, account: string): OwnValues {
  if (account === sample.viewer.id) return sample;
  let own = others.get(account);
  if (!own) others.set(account, (own = { marks: createMarks({}) }));
  return own;
}

/** The accounts that have set all these marks on an object. */
export function accountsWith(
  sample: Sample,
  others: OwnValuesByAccount,
  marks: readonly Mark[],
  id: string,
): string[] {
  const all: Iterable<[string, Pick<Sample, 'marks'>]> = [[sample.viewer.id, sample], ...others];
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

const createDefaults = (sample: Sample, account: string): Pick<Sample, OwnValue> => ({
  activities: [],
  get billingPlans() {
    return sample.billingPlans.map((plan, place) => ({ ...plan, isCurrent: place === 0 }));
  },
  get creatorWeeks() {
    return sample.creatorWeeks.map(({ start }) => ({ start, downloads: 0, earnings: 0 }));
  },
  get settings() {
    const [plan] = this.billingPlans;
    return {
      id: account,
      profile: defaultProfile(sample.people.get(account)),
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
 * The data as an account reads them: all shared records, and of the account's own kinds its own records only. This is the
 * one place that decides what belongs to whom. It follows changes of the data. The values and marks in the sample
 * belong to the account `viewer`; `others` has those of the other accounts, which read defaults without them.
 */
export function sampleOf(sample: Sample, others: OwnValuesByAccount, account: string): Sample {
  const own: PropertyDescriptorMap = {};
  for (const [name, stored] of Object.entries(sample) as [keyof Sample, unknown][])
    own[name] =
      stored instanceof OwnedTable
        ? { value: stored.of(account), enumerable: true }
        : { get: () => sample[name], enumerable: true };
  if (account !== sample.viewer.id) {
    const values = ownValuesOf(sample, others, account);
    const defaults = createDefaults(sample, account);
    own['marks'] = { value: values.marks, enumerable: true };
    for (const name of ownValues) own[name] = { get: () => values[name] ?? defaults[name], enumerable: true };
  }
  return Object.defineProperties({}, own) as Sample;
}
