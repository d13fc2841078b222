import type { ApolloCache } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

/** Saved Jobs and Applied Jobs, just as the jobs screen asks for them; the server answers them empty. */
const ownJobs = graphql(/* GraphQL */ `
  query OwnJobs($filter: JobFilter!) {
    jobs(filter: $filter) {
      totalCount
      nodes {
        id
      }
    }
  }
`);

/** Puts a job at the head of one of the viewer's own lists, or takes it out of it. */
function list(cache: ApolloCache, condition: 'savedOnly' | 'appliedOnly', jobId: string, listed: boolean) {
  // What the cache keeps from the server's answers is changed here all the same: hence `overwrite`.
  const options = { query: ownJobs, variables: { filter: { [condition]: true } }, overwrite: true };
  cache.updateQuery(options, (data) => {
    const others = (data?.jobs.nodes ?? []).filter(({ id }) => id !== jobId);
    const nodes = listed ? [{ __typename: 'Job' as const, id: jobId }, ...others] : others;
    return { jobs: { __typename: 'JobConnection' as const, totalCount: nodes.length, nodes } };
  });
}

const applicantsFragment = graphql(/* GraphQL */ `
  fragment JobApplicants on Job {
    id
    applicants
  }
`);

function readApplicants(cache: ApolloCache, jobId: string): number {
  const job = cache.readFragment({ fragment: applicantsFragment, id: `Job:${jobId}` });
  if (!job) throw new Error(`There is no job '${jobId}' in this tab.`);
  return job.applicants;
}

export const setJobSaved = action(
  graphql(/* GraphQL */ `
    mutation SetJobSaved($input: SetJobSavedInput!) {
      setJobSaved(input: $input) {
        job {
          id
          saved
        }
      }
    }
  `),
).with({
  answer: ({ input: { jobId, saved } }) => ({
    setJobSaved: { __typename: 'SetJobSavedPayload', job: { __typename: 'Job', id: jobId, saved } },
  }),
  update: (cache, _data, { input: { jobId, saved } }) => list(cache, 'savedOnly', jobId, saved),
});

export const applyToJob = action(
  graphql(/* GraphQL */ `
    mutation ApplyToJob($input: ApplyToJobInput!) {
      applyToJob(input: $input) {
        job {
          id
          applicants
          viewerHasApplied
          application {
            id
            status
            appliedAgo
            appliedAt
          }
        }
      }
    }
  `),
).with({
  answer: ({ input: { jobId } }, cache) => ({
    applyToJob: {
      __typename: 'ApplyToJobPayload',
      job: {
        __typename: 'Job',
        id: jobId,
        applicants: readApplicants(cache, jobId) + 1,
        viewerHasApplied: true,
        application: {
          __typename: 'JobApplication',
          id: `application-${jobId}`,
          status: 'APPLIED',
          appliedAgo: 'Just now',
          appliedAt: new Date().toISOString(),
        },
      },
    },
  }),
  update: (cache, _data, { input: { jobId } }) => list(cache, 'appliedOnly', jobId, true),
});

export const withdrawApplication = action(
  graphql(/* GraphQL */ `
    mutation WithdrawApplication($input: WithdrawApplicationInput!) {
      withdrawApplication(input: $input) {
        job {
          id
          applicants
          viewerHasApplied
          application {
            id
          }
        }
      }
    }
  `),
).with({
  answer: ({ input: { jobId } }, cache) => ({
    withdrawApplication: {
      __typename: 'WithdrawApplicationPayload',
      job: {
        __typename: 'Job',
        id: jobId,
        applicants: readApplicants(cache, jobId) - 1,
        viewerHasApplied: false,
        // Nobody has read it yet: it is as if it had never been sent.
        application: null,
      },
    },
  }),
  update: (cache, _data, { input: { jobId } }) => list(cache, 'appliedOnly', jobId, false),
});

export const markJobViewed = action(
  graphql(/* GraphQL */ `
    mutation MarkJobViewed($input: MarkJobViewedInput!) {
      markJobViewed(input: $input) {
        job {
          id
          viewed
        }
      }
    }
  `),
).with({
  answer: ({ input: { jobId } }) => ({
    markJobViewed: {
      __typename: 'MarkJobViewedPayload',
      job: { __typename: 'Job', id: jobId, viewed: true },
    },
  }),
});
