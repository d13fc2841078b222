import { describe, expect, it } from 'vitest';
import { ask, onlyError } from '../testing/ask.ts';

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

const options = `datePosted { value label count } experienceLevel { value label count }
  company { value label count } workplace { value label count } easyApply { value label count }`;

describe('choices of the job filters', () => {
  it('KC-17 KC-19 KC-20 KC-21 KC-22 jobFilterOptions counts them over all jobs', async () => {
    const { data } = await ask(`{ jobFilterOptions { ${options} } }`);
    expect(data?.['jobFilterOptions']).toEqual({
      datePosted: [
        { value: 'any', label: 'Any time', count: 30 },
        { value: 'month', label: 'Past month', count: 25 },
        { value: 'week', label: 'Past week', count: 14 },
        { value: 'day', label: 'Past 24 hours', count: 6 },
      ],
      experienceLevel: [
        { value: 'any', label: 'Any experience', count: 30 },
        { value: 'entry', label: 'Entry', count: 8 },
        { value: 'mid', label: 'Mid-senior', count: 17 },
        { value: 'director', label: 'Director', count: 3 },
        { value: 'executive', label: 'Executive', count: 2 },
      ],
      company: [
        { value: 'any', label: 'Any company', count: 30 },
        { value: 'techcorp', label: 'TechCorp', count: 3 },
        { value: 'designstudio', label: 'DesignStudio', count: 3 },
        { value: 'startupinc', label: 'StartupInc', count: 2 },
      ],
      workplace: [
        { value: 'any', label: 'Any workplace', count: 30 },
        { value: 'remote', label: 'Remote', count: 9 },
        { value: 'hybrid', label: 'Hybrid', count: 13 },
        { value: 'onsite', label: 'On-site', count: 8 },
      ],
      easyApply: [
        { value: 'any', label: 'Any', count: 30 },
        { value: 'easy', label: 'Easy Apply', count: 18 },
      ],
    });
  });

  it('facets count each choice under all other filters', async () => {
    const { data } = await ask(
      `query ($filter: JobFilter) { jobs(filter: $filter) { totalCount facets { ${options.replaceAll('label ', '')} } } }`,
      { filter: { companyId: 'techcorp', workplace: 'REMOTE' } },
    );
    expect(data?.['jobs']).toEqual({
      totalCount: 1,
      facets: {
        datePosted: [
          { value: 'any', count: 1 },
          { value: 'month', count: 1 },
          { value: 'week', count: 0 },
          { value: 'day', count: 0 },
        ],
        experienceLevel: [
          { value: 'any', count: 1 },
          { value: 'entry', count: 0 },
          { value: 'mid', count: 1 },
          { value: 'director', count: 0 },
          { value: 'executive', count: 0 },
        ],
        company: [
          { value: 'any', count: 9 },
          { value: 'techcorp', count: 1 },
          { value: 'designstudio', count: 0 },
          { value: 'startupinc', count: 1 },
        ],
        workplace: [
          { value: 'any', count: 3 },
          { value: 'remote', count: 1 },
          { value: 'hybrid', count: 1 },
          { value: 'onsite', count: 1 },
        ],
        easyApply: [
          { value: 'any', count: 1 },
          { value: 'easy', count: 1 },
        ],
      },
    });
  });
});
