import { defaultSettings } from './account/fixtures.ts';
import type { Sample } from './sample.ts';
import { createMarks } from './shared/marks.ts';
import { OwnedTable } from './shared/ownedTable.ts';

/** The values and marks of an account that has changed nothing. */
function createDefaults(sample: Sample, account: string) {
  const { name, email, title, location } = sample.people.get(account) ?? {
    name: '',
    email: null,
    title: '',
    location: '',
  };
  const [firstName = '', ...lastNames] = name.split(' ');
  const billingPlans = sample.billingPlans.map((plan, place) => ({ ...plan, isCurrent: place === 0 }));
  const { settings } = sample;
  return {
    activities: [],
    billingPlans,
    creatorWeeks: sample.creatorWeeks.map(({ start }) => ({ start, downloads: 0, earnings: 0 })),
    marks: createMarks({}),
    settings: {
      id: account,
      profile: {
        firstName,
        lastName: lastNames.join(' '),
        displayName: name,
        bio: '',
        email: email ?? '',
        phone: '',
        resumeFileName: '',
        location,
        headline: title,
        currentCompany: '',
        industry: settings.profile.industry,
      },
      ...defaultSettings,
      billing: { plan: billingPlans[0]!, paymentMethods: [], history: [] },
    },
    viewer: {
      id: account,
      isAuthenticated: true,
      isVerified: false,
      company: null,
      stats: { postImpressions: 0, searchAppearances: 0 },
    },
  } satisfies Partial<Sample>;
}

/**
 * The data as an account reads them: all shared records, and of the account's own kinds its own records only. This is the
 * one place that decides what belongs to whom. It follows changes of the data. The values that are not tables, and the
 * marks, belong to the account `viewer`; another account reads defaults.
 */
export function sampleOf(sample: Sample, account: string): Sample {
  const own: PropertyDescriptorMap = {};
  for (const [name, stored] of Object.entries(sample) as [keyof Sample, unknown][])
    own[name] =
      stored instanceof OwnedTable
        ? { value: stored.of(account), enumerable: true }
        : { get: () => sample[name], enumerable: true };
  if (account !== sample.viewer.id)
    for (const [name, value] of Object.entries(createDefaults(sample, account)))
      own[name] = { value, enumerable: true };
  return Object.defineProperties({}, own) as Sample;
}
