import { jobFilterBounds } from '../../generated/jobSearch.ts';
import type { JobExperience, JobFilter, JobType, Workplace } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';
import type { Conditions, ViewerCondition } from '../conditions.ts';

export interface FilteredJob {
  title: string;
  skills: readonly string[];
  company: { id: string; name: string };
  location: string;
  postedAt: string;
  experienceLevel: JobExperience;
  workplace: Workplace;
  isEasyApply: boolean;
  type: JobType;
  salary: string;
}

export type FoundJob = Pick<FilteredJob, 'title' | 'skills' | 'company'>;

export const jobTexts = ({ title, skills, company }: FoundJob) => [title, ...skills, company.name] as const;

export const createJobConditions = (yearlyPay: (salary: string) => number | null) =>
  ({
    query: { words: jobTexts },
    location: { place: ({ location }) => location },
    datePosted: { moment: ({ postedAt }) => postedAt },
    experienceLevel: { values: ({ experienceLevel }) => experienceLevel },
    companyId: { id: ({ company }) => company.id },
    workplace: { values: ({ workplace }) => workplace },
    easyApply: { flag: ({ isEasyApply }) => isEasyApply },
    type: { values: ({ type }) => type },
    minSalary: { atLeast: ({ salary }) => yearlyPay(salary), ...jobFilterBounds.minSalary },
    savedOnly: { viewer: true },
    appliedOnly: { viewer: true },
  }) satisfies Conditions<JobFilter, FilteredJob>;
export type JobConditions = ReturnType<typeof createJobConditions>;

export const easyApply = { true: { id: 'easy', label: 'Easy Apply' } } as const satisfies Choices<'true'>;

export type SearchedJobFilter = Omit<JobFilter, ViewerCondition<JobConditions>>;
