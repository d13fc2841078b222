import type { JobSort } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

/** The companies that the filter panel offers; the server finds the jobs of any company. */
export const filterCompanies = {
  techcorp: { id: 'techcorp', label: 'TechCorp' },
  designstudio: { id: 'designstudio', label: 'DesignStudio' },
  startupinc: { id: 'startupinc', label: 'StartupInc' },
} as const satisfies Choices<string>;

export const jobSorts = {
  RELEVANCE: { id: 'relevance', label: 'Most relevant' },
  NEWEST: { id: 'newest', label: 'Most recent' },
  SALARY: { id: 'salary', label: 'Highest salary' },
} as const satisfies Choices<JobSort>;
