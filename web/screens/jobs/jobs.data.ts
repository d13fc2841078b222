import type { ApolloClient } from '@apollo/client';
import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { jobSearch, variablesOf } from '../../searches/jobSearch.ts';

/** An alert with all that identifies it; setJobAlert returns the same. */
graphql(/* GraphQL */ `
  fragment CompleteJobAlert on JobAlert {
    id
    term
    location
    datePosted
    experienceLevel
    companyId
    workplace
    easyApply
    type
  }
`);

export const query = graphql(/* GraphQL */ `
  query JobsScreen(
    $filter: JobFilter
    $sort: JobSort
    $first: Int
    $page: Int
    $query: String
    $location: String
    $own: Int
    $appliedPage: Int
    $savedPage: Int
    $afterPicks: String
  ) {
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
    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
      advertisedCount
      viewerHasAlert
      nodes {
        id
        title
        ...JobCard_job
      }
      facets {
        date: datePosted {
          value
          label
          count
        }
        experience: experienceLevel {
          value
          label
          count
        }
        company {
          value
          label
          count
        }
        workplace {
          value
          label
          count
        }
        easy: easyApply {
          value
          label
          count
        }
      }
    }
    alert: jobs(filter: { query: $query, location: $location }, first: 1) {
      totalCount
      viewerHasAlert
    }
    appliedJobs: jobs(filter: { appliedOnly: true }, first: $own, page: $appliedPage) {
      totalCount
      nodes {
        id
        title
        ...JobCard_job
        ...ApplicationSteps_job
      }
    }
    savedJobs: jobs(filter: { savedOnly: true }, first: $own, page: $savedPage) {
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
    jobPicks(first: 100, after: $afterPicks) {
      nodes {
        id
        matchScore
        viewerHasApplied
        viewerHasHidden
        ...JobPick_job
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    recentSearches {
      id
      ...RecentSearchRow_search
    }
    jobAlerts {
      id
      ...CompleteJobAlert @unmask
    }
  }
`);

/** All picks: what is applied to and hidden is taken out of them here. */
export const picks: PagedListOf<JobsScreenQuery> = {
  query,
  cursor: 'afterPicks',
  listOf: ({ jobPicks }) => jobPicks,
};

export const variables = ({ url }: { url: URL }) => variablesOf(jobSearch.read(url.searchParams));

/** The job beside the list, whose question comes with its sheet. */
export async function fetchParts({ url }: { url: URL }, client: ApolloClient) {
  const { job: id } = jobSearch.read(url.searchParams);
  if (id) await client.query({ query: (await import('./openJob.ts')).openJobQuery, variables: { id } });
}
