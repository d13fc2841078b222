import { graphql } from '../generated/gql.ts';
import type {
  CreateJobInput,
  CompleteCompanyJobFragment,
  CompleteJobFragment,
  CompleteJobPostingFragment,
  PosterCompanyFragment,
} from '../generated/graphql.ts';
import { postedJob } from '../../schema/rules/job/input.ts';
import { localId } from './localId.ts';

/** All fields of a job that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteJob on Job {
    id
    company {
      id
      name
      logo
    }
    salary
    salaryMin
    salaryMax
    posted
    description
    about
    requirements
    benefits
    department
    promoted
    applicants
    matchScore
    saved
    viewed
    viewerHasHidden
    viewerHasApplied
    viewerIsPoster
    isOpen
    application {
      id
    }
    applications(first: 100) {
      totalCount
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    similar {
      id
    }
    ...FilteredJob @unmask
  }
`);

graphql(/* GraphQL */ `
  fragment CompleteJobPosting on JobPosting {
    id
    job {
      id
    }
    title
    company
    location
    type
    salary
    postedDate
    postedAgo
    applications
  }
`);

graphql(/* GraphQL */ `
  fragment CompleteCompanyJob on CompanyJob {
    id
    job {
      id
    }
    title
    location
    department
    type
    remote
    postedDate
    postedAgo
    applications
  }
`);

/** A job that the viewer posts for a company. */
export function newJob(
  input: CreateJobInput,
  { id, name, logo }: Pick<PosterCompanyFragment, 'id' | 'name' | 'logo'>,
): CompleteJobFragment {
  return {
    __typename: 'Job',
    id: localId('job'),
    ...postedJob(input),
    company: { __typename: 'Company', id, name, logo },
    posted: 'Just now',
    postedAt: new Date().toISOString(),
    applicants: 0,
    matchScore: null,
    saved: false,
    viewed: true,
    viewerHasHidden: false,
    viewerHasApplied: false,
    viewerIsPoster: true,
    application: null,
    applications: {
      __typename: 'JobApplicationConnection',
      totalCount: 0,
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    similar: [],
  };
}

/** The same job as the viewer's profile lists it. */
export const newJobPosting = (job: CompleteJobFragment): CompleteJobPostingFragment => ({
  __typename: 'JobPosting',
  id: job.id,
  job: { __typename: 'Job', id: job.id },
  title: job.title,
  company: job.company.name,
  location: job.location,
  type: job.type,
  salary: job.salary,
  postedDate: job.postedAt,
  postedAgo: job.posted,
  applications: 0,
});

/** The same job among the positions of its company. */
export const newCompanyJob = (job: CompleteJobFragment): CompleteCompanyJobFragment => ({
  __typename: 'CompanyJob',
  id: job.id,
  job: { __typename: 'Job', id: job.id },
  title: job.title,
  location: job.location,
  department: job.department ?? 'General',
  type: job.type,
  remote: job.workplace === 'REMOTE',
  postedDate: job.postedAt,
  postedAgo: job.posted,
  applications: 0,
});
