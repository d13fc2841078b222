import { graphql } from '../generated/gql.ts';
import type { DatePosted, FilteredJobFragment, JobFilter } from '../generated/graphql.ts';
import { fold, holdsWords, type Rules } from './matching.ts';

/** What the job filter looks at. */
export const filteredJob = graphql(/* GraphQL */ `
  fragment FilteredJob on Job {
    id
    title
    skills
    company {
      id
      name
    }
    location
    experienceLevel
    workplace
    isEasyApply
    type
    postedAt
  }
`);

const days: Record<DatePosted, number> = { DAY: 1, WEEK: 7, MONTH: 30 };

type Worded = Pick<FilteredJobFragment, 'title' | 'skills' | 'company'>;

/** Whether words find a job. */
export const jobHolds = (words: string, { title, skills, company }: Worded): boolean =>
  holdsWords(words, title, ...skills, company.name);

export const jobRules: Rules<JobFilter, FilteredJobFragment> = {
  query: jobHolds,
  location: (text, { location }) => fold(location).includes(fold(text.trim())),
  datePosted: (age, { postedAt }) => Date.parse(postedAt) >= Date.now() - days[age] * 86_400_000,
  experienceLevel: (level, job) => job.experienceLevel === level,
  companyId: (id, { company }) => company.id === id,
  workplace: (place, { workplace }) => workplace === place,
  easyApply: (wanted, { isEasyApply }) => !wanted || isEasyApply,
  type: (kind, { type }) => type === kind,
};
