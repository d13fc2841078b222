import type { ApolloCache } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import { listJob } from './job.ts';
import { action } from './stub.ts';

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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { jobId } }, cache) => ({
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
  }),
  update: (cache, _payload, { input: { jobId } }) => listJob(cache, 'appliedOnly', jobId, true),
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { jobId } }, cache) => ({
    job: {
      __typename: 'Job',
      id: jobId,
      applicants: readApplicants(cache, jobId) - 1,
      viewerHasApplied: false,
      // Nobody has read it yet: it is as if it had never been sent.
      application: null,
    },
  }),
  update: (cache, _payload, { input: { jobId } }) => listJob(cache, 'appliedOnly', jobId, false),
});
