import { describe, expect, it } from 'vitest';
import { ask, onlyError } from '../testing/ask.ts';
import { idsOfAllPages } from '../testing/read.ts';

const query = `query ($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $after: String) {
  projects(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`;

interface Projects {
  totalCount: number;
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function page(variables: Record<string, unknown>): Promise<Projects> {
  const { data, errors } = await ask(query, variables);
  expect(errors).toEqual([]);
  return data!['projects']!;
}

/** Returns the ids of the matching projects, newest first, without 'project-'. */
async function findIds(filter: object | null, sort = 'NEWEST'): Promise<string[]> {
  const { nodes, totalCount } = await page({ filter, sort, first: 100 });
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => id.replace(/^project-/, ''));
}

describe('filters of projects', () => {
  it.each([
    ['title', 'STOREFRONT', ['storefront-speed']],
    ['description', 'sourdough', ['bakery-orders']],
    ['skill', 'kubernetes', ['quiet-deploys']],
    ['right-to-left title', 'زهور', ['flower-shop']],
    ['skill and title', 'writing handbook', ['handbook']],
  ])('query matches words in the %s', async (_where, words, ids) => {
    expect(await findIds({ query: words })).toEqual(ids);
  });

  it('categories matches any of them', async () => {
    expect(await findIds({ categories: ['WRITING_CONTENT', 'QUALITY_SECURITY'] })).toEqual([
      'form-hardening',
      'handbook',
      'regression-suite',
      'error-messages',
      'museum-audio',
      'screen-reader-audit',
    ]);
    expect(await findIds({ categories: [] })).toHaveLength(30);
  });

  it('experience matches any of the levels', async () => {
    expect(await findIds({ experience: ['ENTRY_LEVEL'] })).toEqual([
      'flower-shop',
      'error-messages',
      'bakery-orders',
      'icon-set',
      'sales-spreadsheet',
      'screen-reader-audit',
    ]);
    expect(await findIds({ experience: ['INTERMEDIATE', 'EXPERT'] })).toHaveLength(24);
  });

  it('paymentTypes finds fixed and hourly projects', async () => {
    expect(await findIds({ paymentTypes: ['FIXED'] })).toHaveLength(17);
    expect(await findIds({ paymentTypes: ['HOURLY'] })).toHaveLength(13);
    expect(await findIds({ paymentTypes: ['FIXED', 'HOURLY'] })).toHaveLength(30);
  });

  it('clientHistory finds verified clients and ratings from 4.5, either of both', async () => {
    expect(await findIds({ clientHistory: ['PAYMENT_VERIFIED'] })).toHaveLength(25);
    const topRated = await findIds({ clientHistory: ['TOP_RATED'] });
    expect(topRated).toHaveLength(18);
    // Rated 4.5 exactly, and 4.4.
    expect(topRated).toContain('handbook');
    expect(topRated).not.toContain('courier-app');
    // Only the forecast's client has a top rating without a verified payment.
    expect(await findIds({ clientHistory: ['PAYMENT_VERIFIED', 'TOP_RATED'] })).toHaveLength(26);
  });

  it('location matches a text in the place', async () => {
    expect(await findIds({ location: 'ireland' })).toEqual(['handbook', 'museum-audio']);
    expect(await findIds({ location: 'Atlantis' })).toEqual([]);
  });

  it.each([
    ['FIXED_LOW', ['flower-shop', 'icon-set']],
    ['FIXED_HIGH', ['form-hardening', 'library-catalogue', 'rental-ledger', 'bike-lock-companion']],
    ['HOURLY_LOW', ['error-messages', 'bakery-orders', 'sales-spreadsheet']],
    ['HOURLY_HIGH', ['clinic-booking', 'quiet-deploys', 'courier-app', 'fleet-dashboard']],
  ])('budgets %s is half-open', async (band, ids) => {
    expect(await findIds({ budgets: [band] })).toEqual(ids);
  });

  it('budgets matches any of the bands; 1,000, 4,999 and 40 an hour are in the middle', async () => {
    expect(await findIds({ budgets: ['FIXED_MID'] })).toEqual(
      expect.arrayContaining(['backup-drill', 'bird-counter']),
    );
    expect(await findIds({ budgets: ['HOURLY_MID'] })).toContain('cloud-costs');
    expect(await findIds({ budgets: ['FIXED_MID', 'HOURLY_MID'] })).toHaveLength(17);
  });

  it('lengths matches any of them', async () => {
    expect(await findIds({ lengths: ['MORE_THAN_6_MONTHS'] })).toEqual(['clinic-booking', 'courier-app']);
    expect(await findIds({ lengths: ['MORE_THAN_6_MONTHS', 'FROM_3_TO_6_MONTHS'] })).toHaveLength(7);
    expect(await findIds({ lengths: ['LESS_THAN_1_MONTH'] })).toHaveLength(10);
    expect(await findIds({ lengths: ['FROM_1_TO_3_MONTHS'] })).toHaveLength(13);
  });

  it('KC-18 datePosted finds projects of the last day, week and month, or of any time', async () => {
    expect(await findIds({ datePosted: 'DAY' })).toEqual([
      'storefront-speed',
      'checkout-redesign',
      'form-hardening',
      'clinic-booking',
      'patient-letters',
    ]);
    expect(await findIds({ datePosted: 'WEEK' })).toHaveLength(14);
    expect(await findIds({ datePosted: 'MONTH' })).toHaveLength(27);
    expect(await findIds({ datePosted: null })).toHaveLength(30);
  });

  it('all groups combine with AND; the viewer has saved nothing', async () => {
    const filter = {
      query: 'accessibility',
      experience: ['EXPERT', 'ENTRY_LEVEL'],
      paymentTypes: ['HOURLY'],
      clientHistory: ['TOP_RATED'],
      location: 'melbourne',
    };
    expect(await findIds(filter)).toEqual(['clinic-booking', 'patient-letters']);
    expect(await findIds({ ...filter, lengths: ['FROM_1_TO_3_MONTHS'] })).toEqual(['patient-letters']);
    expect(await findIds({ ...filter, savedOnly: true })).toEqual([]);
  });
});

describe('projects', () => {
  it('BEST_MATCH is the default: most skills in common with the viewer, then the newest', async () => {
    expect((await page({ first: 7 })).nodes.map(({ id }) => id)).toEqual([
      'project-onboarding-volunteers',
      'project-checkout-redesign',
      'project-patient-letters',
      'project-fleet-dashboard',
      'project-screen-reader-audit',
      'project-form-hardening',
      'project-clinic-booking',
    ]);
  });

  it('NEWEST puts the latest first', async () => {
    const ids = await findIds(null);
    expect(ids.slice(0, 2)).toEqual(['storefront-speed', 'checkout-redesign']);
    expect(ids.at(-1)).toBe('screen-reader-audit');
  });

  it('lists 30, five pages of six, and no own project', async () => {
    const pages = await idsOfAllPages(query, 'projects', 6);
    expect(pages.map((ids) => ids.length)).toEqual([6, 6, 6, 6, 6]);
    expect(new Set(pages.flat()).size).toBe(30);
    expect(pages.flat()).not.toContain('project-onboarding-audit');
  });

  it.each([
    [{ first: 0 }, 'first must be a whole number from 1 to 100.'],
    [{ first: -1 }, 'first must be a whole number from 1 to 100.'],
    [{ first: 101 }, 'first must be a whole number from 1 to 100.'],
    [{ first: null }, 'first must be a whole number from 1 to 100.'],
    [{ after: 'somewhere' }, 'after must be a cursor that this list has returned.'],
    [{ sort: null }, 'sort must be one of BEST_MATCH, NEWEST.'],
    [{ filter: { query: 'x'.repeat(201) } }, 'query must be at most 200 characters.'],
    [{ filter: { location: 'x'.repeat(101) } }, 'location must be at most 100 characters.'],
    [{ filter: { categories: Array(21).fill('UI_UX_DESIGN') } }, 'categories must be at most 20 values.'],
    [{ filter: { experience: Array(4).fill('EXPERT') } }, 'experience must be at most 3 values.'],
    [{ filter: { paymentTypes: Array(3).fill('FIXED') } }, 'paymentTypes must be at most 2 values.'],
    [{ filter: { clientHistory: Array(3).fill('TOP_RATED') } }, 'clientHistory must be at most 2 values.'],
    [{ filter: { budgets: Array(7).fill('FIXED_LOW') } }, 'budgets must be at most 6 values.'],
    [{ filter: { lengths: Array(5).fill('MORE_THAN_6_MONTHS') } }, 'lengths must be at most 4 values.'],
  ])('refuses %j', async (variables, message) => {
    expect(onlyError(await ask(query, variables))).toEqual({ code: 'BAD_USER_INPUT', message });
  });
});
