import { describe, expect, it } from 'vitest';
import { graphql } from '../generated/operations/gql.ts';
import { ask } from '../testing/ask.ts';

describe('job', () => {
  it('EN-21 a job on the board has id, title, company, location, type, salary, posted, description, skills', async () => {
    const { data, errors } = await ask(
      graphql(`
        query BoardJob($id: ID!) {
          job(id: $id) {
            id
            title
            company {
              id
              name
              logo
            }
            location
            type
            salary
            salaryMin
            salaryMax
            posted
            description
            skills
          }
        }
      `),
      { id: 'job-senior-product-designer' },
    );
    expect(errors).toBeUndefined();
    expect(data?.job).toEqual({
      id: 'job-senior-product-designer',
      title: 'Senior Product Designer',
      company: { id: 'company-halden-works', name: 'Halden Works', logo: '/art/logo-halden.svg' },
      location: 'Lisbon, Portugal',
      type: 'FULL_TIME',
      salary: '$92,000 - $118,000',
      salaryMin: 92_000,
      salaryMax: 118_000,
      posted: '2 days ago',
      description:
        'Own the booking flow of our scheduling product from first sketch to release, with two engineers and a researcher.',
      skills: [
        'Product strategy',
        'Prototyping',
        'Design systems',
        'Usability testing',
        'UX writing',
        'Onboarding',
        'Workshops',
      ],
    });
  });

  it('EN-22 it also has promoted, applicants, matchScore, isEasyApply, saved, viewed', async () => {
    const { data } = await ask(`{ job(id: "job-senior-product-designer") {
      promoted applicants matchScore isEasyApply saved viewed viewerHasApplied application { id } } }`);
    expect(data?.['job']).toEqual({
      promoted: true,
      applicants: 38,
      matchScore: 9,
      isEasyApply: true,
      saved: false,
      viewed: true,
      viewerHasApplied: false,
      application: null,
    });
  });

  it('has all fields of its page', async () => {
    const { data } = await ask(`{ job(id: "job-care-coordinator") {
      about requirements benefits department experienceLevel workplace postedAt } }`);
    expect(data?.['job']).toMatchObject({
      about: expect.stringMatching(/^Every morning somebody is ill.*\n\nYou are trained/),
      requirements: ['Calm on the telephone', 'Remembers people', 'Driving licence'],
      benefits: ['Shifts known six weeks ahead', 'Health plan', 'Paid training'],
      department: 'Home care',
      experienceLevel: 'ENTRY',
      workplace: 'ONSITE',
      postedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('may lack yearly figures, a department and a match score', async () => {
    const { data } = await ask(`{
      hourly: job(id: "job-content-designer") { salary salaryMin salaryMax }
      nowhere: job(id: "job-motion-designer") { department }
      unknown: job(id: "job-head-of-risk") { matchScore } }`);
    expect(data).toEqual({
      hourly: { salary: '$65/hour', salaryMin: null, salaryMax: null },
      nowhere: { department: null },
      unknown: { matchScore: null },
    });
  });

  it('names the jobs with the most common skills, best first', async () => {
    const { data } = await ask(`{
      three: job(id: "job-senior-product-designer") { similarJobs { id } }
      one: job(id: "job-senior-product-designer") { similarJobs(first: 1) { id } }
      none: job(id: "job-care-coordinator") { similarJobs { id } } }`);
    expect(data).toEqual({
      three: {
        similarJobs: [
          { id: 'job-service-designer' },
          { id: 'job-director-of-design' },
          { id: 'job-ux-researcher' },
        ],
      },
      one: { similarJobs: [{ id: 'job-service-designer' }] },
      none: { similarJobs: [] },
    });
  });
});

describe('jobs', () => {
  it.each([
    [null, 302_442, 'designer'],
    [null, 1_241_835, null],
    [null, 1_241_835, '  '],
    ['Lisbon', 1_241_835, null],
  ])(
    'T4 advertises a fixed count: location %j, %d for query %j',
    async (location, advertisedCount, words) => {
      const { data } = await ask(
        'query ($filter: JobFilter) { jobs(filter: $filter) { advertisedCount viewerHasAlert } }',
        { filter: { query: words, location } },
      );
      expect(data).toEqual({ jobs: { advertisedCount, viewerHasAlert: false } });
    },
  );
});

describe('jobs chosen for the viewer', () => {
  it('JB-11 jobPicks are the first jobs of the default list with a good match, without own postings', async () => {
    const { data } = await ask(`{
      jobPicks { totalCount nodes { id matchScore } } all: jobPicks(first: 100) { nodes { id matchScore } } }`);
    expect(data).toMatchObject({
      jobPicks: {
        totalCount: 6,
        nodes: [
          { id: 'job-senior-product-designer', matchScore: 9 },
          { id: 'job-accessibility-lead', matchScore: 8 },
          { id: 'job-director-of-design', matchScore: 7 },
        ],
      },
    });
    const more: { id: string; matchScore: number }[] = data!['all']!['nodes'];
    expect(more.map(({ id }) => id)).not.toContain('job-content-designer');
    expect(more).toHaveLength(6);
    expect(Math.min(...more.map(({ matchScore }) => matchScore))).toBe(5);
  });

  it('topJob is the first by relevance', async () => {
    expect((await ask('{ topJob { id } }')).data).toEqual({ topJob: { id: 'job-senior-product-designer' } });
  });

  it('EN-20 an own job posting has id, title, company, location, type, salary, postedDate, applications', async () => {
    const { data } = await ask(`{ profile(id: "person-maren-holt") { jobPostings {
      id job { id posted } title company location type salary applications } } }`);
    expect(data).toEqual({
      profile: {
        jobPostings: [
          {
            id: 'posting-job-content-designer',
            job: { id: 'job-content-designer', posted: '4 days ago' },
            title: 'Content Designer',
            company: 'Halden Works',
            location: 'Remote, Europe',
            type: 'CONTRACT',
            salary: '$65/hour',
            applications: 8,
          },
          expect.objectContaining({ id: 'posting-job-design-intern', applications: 6 }),
        ],
      },
    });
  });
});
