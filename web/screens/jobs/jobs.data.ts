import { graphql } from '../../generated/gql.ts';
import { jobSearch, variablesOf } from './jobSearch.ts';
import { openJobQuery } from './openJob.ts';

export const query = graphql(/* GraphQL */ `
  query JobsScreen($filter: JobFilter, $first: Int, $page: Int, $query: String, $location: String) {
    viewer {
      id
      isVerified
      verificationRequested
      profile {
        id
        skills
        jobPostings {
          id
          job {
            id
            title
            ...JobCard_job
          }
        }
      }
    }
    jobs(filter: $filter, first: $first, page: $page) {
      totalCount
      advertisedCount
      nodes {
        id
        title
        ...JobCard_job
      }
    }
    alert: jobs(filter: { query: $query, location: $location }, first: 1) {
      totalCount
      viewerHasAlert
    }
    appliedJobs: jobs(filter: { appliedOnly: true }) {
      totalCount
      nodes {
        id
        title
        ...JobCard_job
      }
    }
    savedJobs: jobs(filter: { savedOnly: true }) {
      totalCount
      nodes {
        id
        title
        viewerHasApplied
        viewerIsPoster
        ...JobCard_job
        ...SavedJob_job
      }
    }
    jobPicks(first: 100) {
      id
      matchScore
      viewerHasApplied
      ...JobPick_job
    }
    recentSearches {
      id
      ...RecentSearchRow_search
    }
    jobFilterOptions {
      date: datePosted {
        value
        label
      }
      experience: experienceLevel {
        value
        label
      }
      company {
        value
        label
      }
      workplace {
        value
        label
      }
      easy: easyApply {
        value
        label
      }
    }
  }
`);

export const variables = ({ url }: { url: URL }) => variablesOf(jobSearch.read(url.searchParams));

/** The job beside the list. */
export const opened = ({ url }: { url: URL }) => {
  const { job: id } = jobSearch.read(url.searchParams);
  return id ? { query: openJobQuery, variables: { id } } : undefined;
};
