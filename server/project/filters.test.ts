import { describe, expect, it } from 'vitest';
import { ask, onlyError } from '../testing/ask.ts';
import { expectChoices, expectFitting, idsAt, read } from '../testing/read.ts';
import { sampleContext, sampleStore } from '../testing/sample.ts';
import type { ProjectRecord } from './records.ts';

const query = `query ($filter: ProjectFilter, $sort: ProjectSort) {
  projects(filter: $filter, sort: $sort, first: 100) { totalCount nodes { id } } }`;
const all = [...sampleStore.projects.values()].filter(({ id }) => !sampleStore.data.ownProjects.has(id));
const clients = sampleStore.data.clients;

const clientOf = ({ clientId }: ProjectRecord) => clients.get(clientId)!;
const isVerified = (project: ProjectRecord) =>
  clientOf(project).verificationBadges.includes('Payment verified');
const isTopRated = (project: ProjectRecord) => clientOf(project).rating >= 4.5;
const ageInDays = ({ postedDate }: ProjectRecord) =>
  (sampleContext.now - Date.parse(postedDate)) / 86_400_000;

/** Returns the ids of the matching projects, newest first. */
async function findIds(filter: object | null, sort = 'NEWEST'): Promise<string[]> {
  const answer = await ask(query, { filter, sort });
  const ids = idsAt(answer, 'projects.nodes');
  expect(read(answer, 'projects.totalCount')).toBe(ids.length);
  return ids;
}

describe('filters of projects', () => {
  it.each([
    ['title', 'STOREFRONT', ['storefront-speed']],
    ['description', 'sourdough', ['bakery-orders']],
    ['skill', 'kubernetes', ['quiet-deploys']],
    ['right-to-left title', 'زهور', ['flower-shop']],
    ['skill and title', 'writing handbook', ['handbook']],
  ])('query matches words in the %s', async (_where, words, ids) => {
    expect(await findIds({ query: words })).toEqual(ids.map((id) => `project-${id}`));
  });

  it.each<[string, object, (project: ProjectRecord) => boolean]>([
    [
      'any of several categories',
      { categories: ['WRITING_CONTENT', 'QUALITY_SECURITY'] },
      ({ category }) => category === 'WRITING_CONTENT' || category === 'QUALITY_SECURITY',
    ],
    ['a level', { experience: ['ENTRY_LEVEL'] }, ({ experience }) => experience === 'ENTRY_LEVEL'],
    ['a fixed price', { paymentTypes: ['FIXED'] }, ({ paymentType }) => paymentType === 'FIXED'],
    ['a verified client', { clientHistory: ['PAYMENT_VERIFIED'] }, isVerified],
    ['a client rated from 4.5', { clientHistory: ['TOP_RATED'] }, isTopRated],
    [
      'either of both',
      { clientHistory: ['PAYMENT_VERIFIED', 'TOP_RATED'] },
      (project) => isVerified(project) || isTopRated(project),
    ],
    ['a text in the place', { location: 'ireland' }, ({ location }) => location.includes('Ireland')],
    ['under $1,000', { budgets: ['FIXED_LOW'] }, ({ budgetMax }) => budgetMax !== null && budgetMax < 1_000],
    [
      '$1,000-$5,000',
      { budgets: ['FIXED_MID'] },
      ({ budgetMax }) => budgetMax !== null && budgetMax >= 1_000 && budgetMax < 5_000,
    ],
    ['$5,000+', { budgets: ['FIXED_HIGH'] }, ({ budgetMax }) => budgetMax !== null && budgetMax >= 5_000],
    ['under $40/hr', { budgets: ['HOURLY_LOW'] }, ({ hourlyRate }) => hourlyRate !== null && hourlyRate < 40],
    [
      '$40-$80/hr',
      { budgets: ['HOURLY_MID'] },
      ({ hourlyRate }) => hourlyRate !== null && hourlyRate >= 40 && hourlyRate < 80,
    ],
    ['$80+/hr', { budgets: ['HOURLY_HIGH'] }, ({ hourlyRate }) => hourlyRate !== null && hourlyRate >= 80],
    ['a length', { lengths: ['FROM_1_TO_3_MONTHS'] }, ({ length }) => length === 'FROM_1_TO_3_MONTHS'],
    ['KC-18 the last day', { datePosted: 'DAY' }, (project) => ageInDays(project) <= 1],
    ['KC-18 the last week', { datePosted: 'WEEK' }, (project) => ageInDays(project) <= 7],
    ['KC-18 the last month', { datePosted: 'MONTH' }, (project) => ageInDays(project) <= 30],
    [
      'all conditions',
      { experience: ['EXPERT', 'ENTRY_LEVEL'], paymentTypes: ['HOURLY'], clientHistory: ['TOP_RATED'] },
      (project) =>
        project.experience !== 'INTERMEDIATE' && project.paymentType === 'HOURLY' && isTopRated(project),
    ],
  ])('%s selects the projects that satisfy it', async (_what, filter, fits) => {
    expectFitting(await findIds(filter), all, fits);
  });

  it.each([{ categories: [] }, { datePosted: null }, { paymentTypes: ['FIXED', 'HOURLY'] }])(
    'KC-18 %j selects all projects',
    async (filter) => {
      expect(await findIds(filter)).toHaveLength(all.length);
    },
  );

  it('savedOnly selects none at first', async () => {
    expect(await findIds({ savedOnly: true })).toEqual([]);
  });
});

describe('projects', () => {
  it('BEST_MATCH is the default: most skills in common with the viewer, then the newest', async () => {
    const best = await findIds(null, 'BEST_MATCH');
    expect(best.slice(0, 4)).toEqual([
      'project-onboarding-volunteers',
      'project-checkout-redesign',
      'project-patient-letters',
      'project-fleet-dashboard',
    ]);
    expect(idsAt(await ask('{ projects(first: 100) { nodes { id } } }'), 'projects.nodes')).toEqual(best);
  });

  it('lists no own project', async () => {
    expect(await findIds(null)).not.toContain('project-onboarding-audit');
  });

  it.each([
    [{ experience: Array(4).fill('EXPERT') }, 'experience must be at most 3 values.'],
    [{ budgets: Array(7).fill('FIXED_LOW') }, 'budgets must be at most 6 values.'],
  ])('refuses %j', async (filter, message) => {
    expect(onlyError(await ask(query, { filter }))).toEqual({ code: 'BAD_USER_INPUT', message });
  });

  it('KC-18 have choices with ids and labels', async () => {
    await expectChoices('projectFilterOptions', {
      categories: {
        'web-development': 'Web Development',
        'mobile-development': 'Mobile Development',
        'ui-ux-design': 'UI/UX Design',
        'full-stack-development': 'Full Stack Development',
        'devops-cloud': 'DevOps & Cloud',
        'data-analytics': 'Data & Analytics',
        'quality-security': 'Quality & Security',
        'writing-content': 'Writing & Content',
      },
      experience: { entry: 'Entry Level', intermediate: 'Intermediate', expert: 'Expert' },
      paymentTypes: { fixed: 'Fixed Price', hourly: 'Hourly Rate' },
      clientHistory: { 'payment-verified': 'Payment Verified', 'top-rated': '4.5+ Star Rating' },
      budgets: {
        'fixed-low': 'Under $1,000',
        'fixed-mid': '$1,000-$5,000',
        'fixed-high': '$5,000+',
        'hourly-low': 'Under $40/hr',
        'hourly-mid': '$40-$80/hr',
        'hourly-high': '$80+/hr',
      },
      lengths: {
        weeks: 'Less than 1 month',
        '1-3-months': '1 to 3 months',
        '3-6-months': '3 to 6 months',
        long: 'More than 6 months',
      },
      datePosted: { any: 'Any time', month: 'Past month', week: 'Past week', day: 'Past 24 hours' },
    });
    const places = [...new Set(all.map(({ location }) => location))].toSorted();
    await expectChoices('projectFilterOptions', {
      locations: Object.fromEntries(places.map((place) => [place, place])),
    });
  });
});
