import type { JobExperience, Workplace } from '../generated/resolvers.ts';
import type { on } from '../shared/catalogue/conditions.ts';
import type { Choices } from '../shared/filterOptions.ts';

export const experienceLevels: Choices<JobExperience> = {
  ENTRY: ['entry', 'Entry'],
  MID: ['mid', 'Mid-senior'],
  DIRECTOR: ['director', 'Director'],
  EXECUTIVE: ['executive', 'Executive'],
};

export const workplaces: Choices<Workplace> = {
  REMOTE: ['remote', 'Remote'],
  HYBRID: ['hybrid', 'Hybrid'],
  ONSITE: ['onsite', 'On-site'],
};

/** The companies that the filter panel offers; the server finds the jobs of any company. */
export const filterCompanies: Choices<string> = {
  techcorp: ['techcorp', 'TechCorp'],
  designstudio: ['designstudio', 'DesignStudio'],
  startupinc: ['startupinc', 'StartupInc'],
};

export const easyApply: Choices<typeof on> = { true: ['easy', 'Easy Apply'] };
