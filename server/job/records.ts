import type { JobType, Workplace } from '../generated/resolvers.ts';

export interface JobRecord {
  id: string;
  title: string;
  companyId: string;
  location: string;
  type: JobType;
  workplace: Workplace;
  salary: string;
  postedAt: string;
  matchScore: number | null;
}
