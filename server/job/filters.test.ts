import { describe, expect, it } from 'vitest';
import { yearlyPay } from '../../schema/rules/job/pay.ts';
import { ask, onlyError } from '../testing/ask.ts';
import { expectChoices, expectFitting, idsAt, read } from '../testing/read.ts';
import { sampleContext, sampleStore } from '../testing/sample.ts';
import type { JobRecord } from './records.ts';

const query = `query ($filter: JobFilter, $sort: JobSort) {
  jobs(filter: $filter, sort: $sort, first: 100) { totalCount nodes { id } } }`;
const jobs = [...sampleStore.jobs.values()];

/** Returns the ids of the matching jobs. */
async function findIds(filter: object | null, sort = 'NEWEST'): Promise<string[]> {
  const answer = await ask(query, { filter, sort });
  const ids = idsAt(answer, 'jobs.nodes');
  expect(read(answer, 'jobs.totalCount')).toBe(ids.length);
  return ids;
}

const ageInDays = ({ postedAt }: JobRecord) => (sampleContext.now - Date.parse(postedAt)) / 86_400_000;

describe('filters of jobs', () => {
  it.each([
    ['title', 'PRODUCT designer', ['job-senior-product-designer']],
    ['skill', 'terraform', ['job-cloud-security-engineer']],
    ['company', 'vellum', ['job-technical-writer', 'job-newsletter-editor']],
    ['title and company', 'intern halden', ['job-design-intern']],
    ['job, if one word does not occur', 'designer zeppelin', []],
  ])('query matches words in the %s', async (_where, words, ids) => {
    expect(await findIds({ query: words })).toEqual(ids);
  });

  it.each<[string, object, (job: JobRecord) => boolean]>([
    ['a text in the place', { location: 'PORTUGAL' }, ({ location }) => location.includes('Portugal')],
    ['KC-17 the last day', { datePosted: 'DAY' }, (job) => ageInDays(job) <= 1],
    ['KC-17 the last week', { datePosted: 'WEEK' }, (job) => ageInDays(job) <= 7],
    ['KC-17 the last month', { datePosted: 'MONTH' }, (job) => ageInDays(job) <= 30],
    ['KC-19 a level', { experienceLevel: 'MID' }, ({ experienceLevel }) => experienceLevel === 'MID'],
    ['KC-20 a company', { companyId: 'techcorp' }, ({ companyId }) => companyId === 'techcorp'],
    ['KC-21 a workplace', { workplace: 'REMOTE' }, ({ workplace }) => workplace === 'REMOTE'],
    ['KC-22 Easy Apply', { easyApply: true }, ({ isEasyApply }) => isEasyApply],
    ['a kind of employment', { type: 'CONTRACT' }, ({ type }) => type === 'CONTRACT'],
    [
      'all conditions',
      { type: 'PART_TIME', experienceLevel: 'ENTRY', easyApply: true },
      (job) => job.type === 'PART_TIME' && job.experienceLevel === 'ENTRY' && job.isEasyApply,
    ],
  ])('%s selects the jobs that satisfy it', async (_what, filter, fits) => {
    expectFitting(await findIds(filter), jobs, fits);
  });

  it.each([{ location: ' ' }, { datePosted: null }, { easyApply: false }, { savedOnly: false }])(
    '%j selects all jobs',
    async (filter) => {
      expect(await findIds(filter)).toHaveLength(jobs.length);
    },
  );

  it('minSalary compares the upper end of the pay in USD a year, also of pay by the hour and by the day', async () => {
    expect(await findIds({ minSalary: 1 })).toHaveLength(jobs.length);
    const withFigures = jobs.filter(({ salaryMax }) => salaryMax !== null);
    expect(withFigures.map(({ salary }) => yearlyPay(salary))).toEqual(
      withFigures.map(({ salaryMax }) => salaryMax),
    );
    for (const minSalary of [60_000, 100_000, 118_000, 118_001])
      expectFitting(await findIds({ minSalary }), jobs, ({ salary }) => yearlyPay(salary)! >= minSalary);
    expect(await findIds({ minSalary: 118_000 })).toContain('job-senior-product-designer');
    expect(await findIds({ minSalary: 118_001 })).not.toContain('job-senior-product-designer');
    // $65/hour is $135,200 a year.
    expect(await findIds({ minSalary: 135_200 })).toContain('job-content-designer');
    expect(await findIds({ minSalary: 10_000_000 })).toEqual([]);
  });

  it.each([
    [{ query: 'x'.repeat(201) }, 'query must be at most 200 characters.'],
    [{ location: 'x'.repeat(101) }, 'location must be at most 100 characters.'],
    [{ companyId: 'tech corp' }, "companyId must be 1 to 64 characters of A-Z, a-z, 0-9, '_' and '-'."],
    [{ minSalary: 0 }, 'minSalary must be a whole number from 1 to 10,000,000.'],
    [{ minSalary: 10_000_001 }, 'minSalary must be a whole number from 1 to 10,000,000.'],
  ])('refuses the filter %j', async (filter, message) => {
    expect(onlyError(await ask(query, { filter }))).toEqual({ code: 'BAD_USER_INPUT', message });
  });

  it('KC-17 KC-19 KC-20 KC-21 KC-22 have choices with ids and labels', async () => {
    await expectChoices('jobFilterOptions', {
      datePosted: { any: 'Any time', month: 'Past month', week: 'Past week', day: 'Past 24 hours' },
      experienceLevel: {
        any: 'Any experience',
        entry: 'Entry',
        mid: 'Mid-senior',
        director: 'Director',
        executive: 'Executive',
      },
      company: {
        any: 'Any company',
        techcorp: 'TechCorp',
        designstudio: 'DesignStudio',
        startupinc: 'StartupInc',
      },
      workplace: { any: 'Any workplace', remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' },
      easyApply: { any: 'Any', easy: 'Easy Apply' },
      minSalary: { any: 'Any salary', '60k': '$60,000+', '100k': '$100,000+', '150k': '$150,000+' },
    });
  });
});

it('RELEVANCE is the default: best match first, then promoted, then newest', async () => {
  const { data } = await ask('{ jobs(first: 6) { nodes { id promoted matchScore } } }');
  expect(data).toEqual({
    jobs: {
      nodes: [
        { id: 'job-senior-product-designer', promoted: true, matchScore: 9 },
        { id: 'job-accessibility-lead', promoted: false, matchScore: 8 },
        { id: 'job-director-of-design', promoted: true, matchScore: 7 },
        { id: 'job-design-director-mobility', promoted: true, matchScore: 6 },
        { id: 'job-service-designer', promoted: false, matchScore: 6 },
        { id: 'job-ux-researcher', promoted: false, matchScore: 5 },
      ],
    },
  });
  const last = (await findIds(null, 'RELEVANCE')).slice(-4).map((id) => sampleStore.jobs.get(id)!);
  expect(last.filter(({ scored, postedById }) => scored && postedById === null)).toEqual([]);
});
