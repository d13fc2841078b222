import type { ApplicationStatus, Job, RecentSearch } from '../../schema/generated/types.ts';
import type { PostedJob } from '../../schema/rules/job/input.ts';

/** A job as it is stored; Job, JobPosting and CompanyJob have the same record. */
export interface JobRecord extends PostedJob, Pick<Job, 'id' | 'postedAt' | 'applicants'> {
  companyId: string;
  /** Id of the person who posted it personally; null when the company posted it. */
  postedById: string | null;
  /** Whether its skills are complete enough for a match score. */
  scored: boolean;
}

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
