import type {
  ApplicationStatus,
  JobExperience,
  JobType,
  RecentSearch,
  Workplace,
} from '../generated/resolvers.ts';

/** A job as it is stored; the same record stands behind Job, JobPosting and CompanyJob. */
export interface JobRecord {
  id: string;
  title: string;
  companyId: string;
  /** Id of the person who posted it under the own name; null when the company did. */
  postedById: string | null;
  location: string;
  type: JobType;
  workplace: Workplace;
  experienceLevel: JobExperience;
  department: string | null;
  salary: string;
  salaryMin: number | null;
  salaryMax: number | null;
  postedAt: string;
  description: string;
  about: string;
  requirements: string[];
  benefits: string[];
  skills: string[];
  promoted: boolean;
  isEasyApply: boolean;
  applicants: number;
  /** Whether its skills are told fully enough to be held against somebody's; without it there is no score. */
  scored: boolean;
  viewed: boolean;
}

/** An application of the viewer's. */
export interface JobApplicationRecord {
  id: string;
  jobId: string;
  status: ApplicationStatus;
  appliedAt: string;
}

/** How many jobs it finds is counted when somebody asks. */
export interface RecentSearchRecord extends Pick<RecentSearch, 'id' | 'term' | 'location' | 'alerts'> {
  searchedAt: string;
}
