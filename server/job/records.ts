import type { Job, JobApplication, RecentSearch } from '../../schema/generated/types.ts';

/** A job as it is stored; Job, JobPosting and CompanyJob have the same record. */
export interface JobRecord extends Omit<
  Job,
  | 'company'
  | 'posted'
  | 'matchScore'
  | 'saved'
  | 'viewed'
  | 'viewerHasHidden'
  | 'viewerHasApplied'
  | 'viewerIsPoster'
  | 'application'
  | 'applications'
  | 'similarJobs'
> {
  companyId: string;
  /** Id of the person who posted it personally; null when the company posted it. */
  postedById: string | null;
  /** Whether its skills are complete enough for a match score. */
  scored: boolean;
}

/** The sample has applications to the viewer's postings only; other jobs have a number of applicants. */
export interface JobApplicationRecord extends Omit<
  JobApplication,
  'applicant' | 'appliedAgo' | 'job' | 'matchScore'
> {
  jobId: string;
  applicantId: string;
}

/** The number of results is computed when its field is resolved. */
export interface RecentSearchRecord extends Pick<RecentSearch, 'id' | 'term' | 'location' | 'alerts'> {
  searchedAt: string;
}
