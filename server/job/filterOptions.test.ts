import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';

const options = `datePosted { value label count } experienceLevel { value label count }
  company { value label count } workplace { value label count } easyApply { value label count } minSalary { value label count }`;

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
      minSalary: [
        { value: 'any', label: 'Any salary', count: 30 },
        { value: '60k', label: '$60,000+', count: 26 },
        { value: '100k', label: '$100,000+', count: 16 },
        { value: '150k', label: '$150,000+', count: 8 },
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
        minSalary: [
          { value: 'any', count: 1 },
          { value: '60k', count: 1 },
          { value: '100k', count: 1 },
          { value: '150k', count: 1 },
        ],
      },
    });
  });
});
