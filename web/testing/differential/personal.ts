import { scheduleConsultation } from '../../actions/agency.ts';
import { startCall } from '../../actions/channel.ts';
import { reportJob } from '../../actions/job.ts';
import { clearRecentSearches, restoreRecentSearches, setJobAlert } from '../../actions/jobSearch.ts';
import { inviteByEmail } from '../../actions/network.ts';
import { reportPost } from '../../actions/post.ts';
import { addEducation, addExperience, updateProfile } from '../../actions/profile.ts';
import { reportProject } from '../../actions/project.ts';
import { addPaymentMethod, choosePlan, saveSettings } from '../../actions/settings.ts';
import { generate, generateFor, generatePlain, select, type Generator } from './define.ts';

const email = 'northern@workgrove.example';

/** The actions on the viewer's profile, settings and searches, and the requests. */
export const personal: readonly Generator[] = [
  generate(updateProfile, ({ variant, on }) => ({
    ...(on && { name: `Maren Holt ${variant}`, website: '' }),
    title: `Designer ${variant}`,
    location: 'Bergen, Norway',
    about: 'A northern text.',
    skills: select([['Figma'], ['SQL', 'TypeScript'], []], variant),
  })),
  generate(addExperience, ({ variant, on }) => ({
    role: `Captain ${variant}`,
    company: select(['Halden Works', 'Northern Ferries'], variant),
    duration: '2020 - 2022',
    ...(on && { description: 'Ferries.' }),
  })),
  generate(addEducation, ({ variant }) => ({
    degree: `BA Design ${variant}`,
    school: 'Bergen',
    duration: '2014 - 2018',
  })),
  generate(saveSettings, ({ variant, on, store: { settings } }) =>
    select(
      [
        { appearance: { theme: 'DARK', density: 'COMPACT', reducedMotion: on, highContrast: !on } },
        { notifications: { email: on, messages: !on } },
        { privacy: { ...settings.privacy, profileVisibility: 'CONNECTIONS', twoFactor: on } },
        { profile: { ...settings.profile, bio: 'Northern.', industry: on ? 'DESIGN' : null } },
      ],
      variant,
    ),
  ),
  generate(choosePlan, ({ variant }) => ({
    tier: select(['FREE', 'PROFESSIONAL', 'BUSINESS'] as const, variant),
  })),
  generate(addPaymentMethod, ({ variant }) => ({ label: `Card ending in ${1000 + variant}` })),
  generate(setJobAlert, ({ variant, on, store }) => {
    const [recent] = store.recentSearches;
    return {
      filter: select(
        [
          { query: 'northern' },
          { query: 'designer', location: 'Oslo' },
          {},
          { query: recent?.term ?? 'tree', ...(recent?.location && { location: recent.location }) },
        ],
        variant,
      ),
      name: 'An alert',
      enabled: on,
    };
  }),
  generatePlain(clearRecentSearches),
  generate(restoreRecentSearches, ({ store }) => {
    const visible = new Set(store.recentSearches.map(({ id }) => id));
    const searchIds = [...store.sample.recentSearches.keys()].filter((id) => !visible.has(id));
    return searchIds.length > 0 ? { searchIds } : undefined;
  }),
  generateFor(reportJob, 'jobs', (jobId) => ({ jobId, reason: 'SPAM' as const })),
  generateFor(reportPost, 'posts', (postId) => ({ postId, reason: 'SCAM' as const })),
  generateFor(reportProject, 'projects', (projectId) => ({
    projectId,
    reason: 'OTHER' as const,
    note: 'A note.',
  })),
  generate(inviteByEmail, () => ({ email })),
  generate(scheduleConsultation, ({ now }) => ({
    name: 'Maren Holt',
    email,
    startsAt: new Date(Date.parse(now) + 7 * 86_400_000).toISOString(),
  })),
  generateFor(
    startCall,
    // The simulated call rings also for a blocked contact, whose screen has no button for it.
    ({ pool, store }) => pool.contacts.filter((id) => !store.sample.marks.blockedContacts.has(id)),
    (contactId, { on }) => ({ contactId, kind: on ? ('VIDEO' as const) : ('VOICE' as const) }),
  ),
];
