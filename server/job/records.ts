import type {
  ApplicationStatus,
  JobExperience,
  JobType,
  RecentSearch,
  Workplace,
} from '../../schema/generated/types.ts';

/** A job as it is stored; Job, JobPosting and CompanyJob have the same record. */
export interface JobRecord {
  id: string;
  title: string;
  companyId: string;
  /** Id of the person who posted it personally; null when the company posted it. */
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
  isOpen: boolean;
  /** Whether its skills are complete enough for a match score. */
  scored: boolean;
}

/** A job of the sample. Those fields have defaults in `fixtures.ts`. */
export type JobFixture = Omit<JobRecord, 'isOpen' | 'promoted'> & Partial<JobRecord>;

/** The sample has applications to the viewer's postings only; other jobs have a number of applicants. */
export interface JobApplicationRecord {
  id: string;
  jobId: string;
  applicantId: string;
  note: string | null;
  /** Null after the applicant has deleted the account. */
  email: string | null;
  phone: string | null;
  resumeFileName: string;
  status: ApplicationStatus;
  appliedAt: string;
}

/** The number of results is computed when its field is resolved. */
export interface RecentSearchRecord extends Pick<RecentSearch, 'id' | 'term' | 'location' | 'alerts'> {
  searchedAt: string;
}
