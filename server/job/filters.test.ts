import { describe, expect, it } from 'vitest';
import { yearlyPay } from '../../schema/rules/job/pay.ts';
import { ask, onlyError } from '../testing/ask.ts';
import { sampleStore } from '../testing/sample.ts';

const query = `query ($filter: JobFilter, $sort: JobSort) {
  jobs(filter: $filter, sort: $sort, first: 100) { totalCount nodes { id } } }`;

/** Returns the ids of the matching jobs, without 'job-'. */
async function findIds(filter: object | null, sort = 'NEWEST'): Promise<string[]> {
  const { data, errors } = await ask(query, { filter, sort });
  expect(errors).toEqual([]);
  const { nodes, totalCount }: { totalCount: number; nodes: { id: string }[] } = data!['jobs']!;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => id.replace(/^job-/, ''));
}

describe('filters of jobs', () => {
  it.each([
    ['title', 'PRODUCT designer', ['senior-product-designer']],
    ['skill', 'terraform', ['cloud-security-engineer']],
    ['company', 'vellum', ['technical-writer', 'newsletter-editor']],
    ['title and company', 'intern halden', ['design-intern']],
  ])('query matches words in the %s', async (_where, words, ids) => {
    expect(await findIds({ query: words })).toEqual(ids);
  });

  it('query finds nothing when one word does not occur', async () => {
    expect(await findIds({ query: 'designer zeppelin' })).toEqual([]);
  });

  it('location matches a text in the place, ignoring case', async () => {
    expect(await findIds({ location: 'PORTUGAL' })).toEqual(['senior-product-designer', 'data-analyst']);
    expect(await findIds({ location: ' ' })).toHaveLength(30);
    expect(await findIds({ location: 'Atlantis' })).toEqual([]);
  });

  it('KC-17 datePosted finds jobs of the last day, week and month', async () => {
    expect(await findIds({ datePosted: 'DAY' })).toEqual([
      'staff-backend-engineer',
      'frontend-engineer-platform',
      'ux-researcher',
      'founding-engineer',
      'care-coordinator',
      'director-of-design',
    ]);
    expect(await findIds({ datePosted: 'WEEK' })).toHaveLength(14);
    expect(await findIds({ datePosted: 'MONTH' })).toHaveLength(25);
    expect(await findIds({ datePosted: null })).toHaveLength(30);
  });

  it('KC-19 experienceLevel finds each level', async () => {
    expect(await findIds({ experienceLevel: 'EXECUTIVE' })).toEqual(['head-of-risk', 'vp-engineering']);
    expect(await findIds({ experienceLevel: 'DIRECTOR' })).toEqual([
      'director-of-design',
      'nursing-informatics-director',
      'design-director-mobility',
    ]);
    expect(await findIds({ experienceLevel: 'ENTRY' })).toHaveLength(8);
    expect(await findIds({ experienceLevel: 'MID' })).toHaveLength(17);
  });

  it('KC-20 companyId finds the jobs of a company', async () => {
    expect(await findIds({ companyId: 'techcorp' })).toEqual([
      'staff-backend-engineer',
      'cloud-security-engineer',
      'vp-engineering',
    ]);
    expect(await findIds({ companyId: 'designstudio' })).toHaveLength(3);
    expect(await findIds({ companyId: 'startupinc' })).toEqual(['founding-engineer', 'growth-marketer']);
    expect(await findIds({ companyId: 'company-of-nobody' })).toEqual([]);
  });

  it('KC-21 workplace finds remote, hybrid and on-site jobs', async () => {
    expect(await findIds({ workplace: 'REMOTE' })).toHaveLength(9);
    expect(await findIds({ workplace: 'HYBRID' })).toHaveLength(13);
    expect(await findIds({ workplace: 'ONSITE' })).toHaveLength(8);
  });

  it('KC-22 easyApply finds jobs with Easy Apply; false means any', async () => {
    expect(await findIds({ easyApply: true })).toHaveLength(18);
    expect(await findIds({ easyApply: false })).toHaveLength(30);
  });

  it('type finds each kind of employment', async () => {
    expect(await findIds({ type: 'FREELANCE' })).toEqual(['motion-designer']);
    expect(await findIds({ type: 'PART_TIME' })).toEqual([
      'growth-marketer',
      'design-intern',
      'newsletter-editor',
    ]);
    expect(await findIds({ type: 'CONTRACT' })).toHaveLength(4);
    expect(await findIds({ type: 'FULL_TIME' })).toHaveLength(22);
  });

  it('minSalary compares the upper end of the pay in USD a year, also of pay by the hour and by the day', async () => {
    expect(await findIds({ minSalary: 1 })).toHaveLength(30);
    const jobs = [...sampleStore.jobs.values()];
    const withFigures = jobs.filter(({ salaryMax }) => salaryMax !== null);
    expect(withFigures.map(({ salary }) => yearlyPay(salary))).toEqual(
      withFigures.map(({ salaryMax }) => salaryMax),
    );
    for (const minSalary of [60_000, 100_000, 118_000, 118_001]) {
      const fitting = jobs
        .filter(({ salary }) => yearlyPay(salary)! >= minSalary)
        .map(({ id }) => id.replace(/^job-/, ''));
      expect((await findIds({ minSalary })).toSorted()).toEqual(fitting.toSorted());
    }
    expect(await findIds({ minSalary: 118_000 })).toContain('senior-product-designer');
    expect(await findIds({ minSalary: 118_001 })).not.toContain('senior-product-designer');
    // $65/hour is $135,200 a year.
    expect(await findIds({ minSalary: 135_200 })).toContain('content-designer');
    expect(await findIds({ minSalary: 10_000_000 })).toEqual([]);
  });

  it('the viewer has no saved jobs and no applications', async () => {
    expect(await findIds({ savedOnly: true })).toEqual([]);
    expect(await findIds({ appliedOnly: true })).toEqual([]);
    expect(await findIds({ savedOnly: false, appliedOnly: false })).toHaveLength(30);
  });

  it('all conditions combine with AND', async () => {
    const filter = {
      query: 'writing',
      location: 'europe',
      workplace: 'REMOTE',
      experienceLevel: 'ENTRY',
      easyApply: true,
      datePosted: 'MONTH',
    };
    expect(await findIds(filter)).toEqual(['support-engineer', 'growth-marketer']);
    expect(await findIds({ ...filter, type: 'PART_TIME' })).toEqual(['growth-marketer']);
    expect(await findIds({ ...filter, type: 'PART_TIME', companyId: 'techcorp' })).toEqual([]);
  });

  it.each([
    [{ query: 'x'.repeat(201) }, 'query must be at most 200 characters.'],
    [{ location: 'x'.repeat(101) }, 'location must be at most 100 characters.'],
    [{ companyId: 'tech corp' }, 'companyId must be 1 to 64 letters, digits, hyphens or underscores.'],
    [{ minSalary: 0 }, 'minSalary must be a whole number from 1 to 10,000,000.'],
    [{ minSalary: 10_000_001 }, 'minSalary must be a whole number from 1 to 10,000,000.'],
    [{ companyId: '' }, 'companyId must be 1 to 64 letters, digits, hyphens or underscores.'],
  ])('refuses the filter %j', async (filter, message) => {
    expect(onlyError(await ask(query, { filter }))).toEqual({ code: 'BAD_USER_INPUT', message });
  });
});

describe('orders of jobs', () => {
  it('RELEVANCE is the default: best match first, then promoted, then newest', async () => {
    const { data } = await ask('{ jobs(first: 8) { nodes { id promoted matchScore } } }');
    expect(data).toEqual({
      jobs: {
        nodes: [
          { id: 'job-senior-product-designer', promoted: true, matchScore: 9 },
          { id: 'job-accessibility-lead', promoted: false, matchScore: 8 },
          { id: 'job-director-of-design', promoted: true, matchScore: 7 },
          { id: 'job-design-director-mobility', promoted: true, matchScore: 6 },
          { id: 'job-service-designer', promoted: false, matchScore: 6 },
          { id: 'job-ux-researcher', promoted: false, matchScore: 5 },
          { id: 'job-brand-designer', promoted: false, matchScore: 4 },
          { id: 'job-founding-engineer', promoted: false, matchScore: 3 },
        ],
      },
    });
    const last = (await findIds(null, 'RELEVANCE')).slice(-4).toSorted().join(' ');
    expect(last).toBe('clinical-data-engineer content-designer design-intern head-of-risk');
  });

  it('NEWEST puts the latest first', async () => {
    const ids = await findIds(null, 'NEWEST');
    expect(ids[0]).toBe('staff-backend-engineer');
    expect(ids.at(-1)).toBe('newsletter-editor');
  });

  it('SALARY puts the highest first and jobs without yearly figures last', async () => {
    const ids = await findIds(null, 'SALARY');
    expect(ids.slice(0, 4)).toEqual([
      'vp-engineering',
      'head-of-risk',
      'quantitative-developer',
      'staff-backend-engineer',
    ]);
    expect(ids.slice(-8, -6)).toEqual(['brand-designer', 'content-designer']);
    expect(ids.at(-9)).toBe('junior-visual-designer');
  });

  it('refuses null', async () => {
    expect(onlyError(await ask(query, { sort: null }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'sort must be one of RELEVANCE, NEWEST, SALARY.',
    });
  });
});
