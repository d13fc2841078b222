import type { ApolloClient } from '@apollo/client';
import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { JobsScreenQuery } from '../../generated/graphql.ts';
import { jobSearch, variablesOf } from '../../searches/jobSearch.ts';

/**
 * The lists of all tabs; `own` is the page size of Applied and Saved. The facets have the names of the filters in the
 * address. `alert` has the words and location of the search without its filters, for `useRecordSearch`.
 */
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
      isAuthenticated
      isVerified
      hasRequestedVerification
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
          ...FilterChoice @unmask
        }
        experience: experienceLevel {
          ...FilterChoice @unmask
        }
        company {
          ...FilterChoice @unmask
        }
        workplace {
          ...FilterChoice @unmask
        }
        easy: easyApply {
          ...FilterChoice @unmask
        }
        salary: minSalary {
          ...FilterChoice @unmask
        }
      }
    }
    alert: jobs(filter: { query: $query, location: $location }, first: 1) {
      totalCount
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
      term
      location
      results
      alerts
      new
    }
    jobAlerts {
      id
      term
      location
      datePosted
      experienceLevel
      companyId
      workplace
      easyApply
      type
      minSalary
    }
  }
`);

/** All picks. `JobPicks` filters out jobs that the viewer applied to or hid. */
export const picks: PagedListOf<JobsScreenQuery> = {
  query,
  cursor: 'afterPicks',
  listOf: ({ jobPicks }) => jobPicks,
};

export const variables = ({ url }: { url: URL }) => variablesOf(jobSearch.read(url.searchParams));

/** The route loader calls it: fetches the open job, whose query is in the sheet's chunk. */
export async function prefetchParts({ url }: { url: URL }, client: ApolloClient) {
  const { job: id } = jobSearch.read(url.searchParams);
  if (id) await client.query({ query: (await import('./openJob.ts')).openJobQuery, variables: { id } });
}
