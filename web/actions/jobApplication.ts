import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { known } from './known.ts';
import { newApplication } from './newApplication.ts';
import { action } from './stub.ts';

const appliedFragment = graphql(/* GraphQL */ `
  fragment AppliedJob on Job {
    id
    company {
      id
      name
    }
  }
`);

const readJob = (cache: ApolloCache, jobId: string) => known(cache, appliedFragment, `Job:${jobId}`);

const withdrawnFragment = graphql(/* GraphQL */ `
  fragment WithdrawnApplication_job on Job {
    id
    company {
      id
      name
    }
    application {
      id
    }
  }
`);

export const applyToJob = action(
  graphql(/* GraphQL */ `
    mutation ApplyToJob($input: ApplyToJobInput!) {
      applyToJob(input: $input) {
        job {
          id
          company {
            id
            name
          }
          viewerHasApplied
          application {
            id
            ...WholeJobApplication
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
      ...readJob(cache, jobId),
      viewerHasApplied: true,
      application: newApplication(jobId),
    },
  }),
  update: (cache, _payload, { input: { jobId } }) =>
    viewerList('jobs', 'appliedOnly').set(cache, { __typename: 'Job', id: jobId }, true),
  notice: ({ job }) => ({
    title: 'Application sent',
    description: `Sent to ${job?.company.name}. Find it under Applied Jobs.`,
  }),
});

export const withdrawApplication = action(
  graphql(/* GraphQL */ `
    mutation WithdrawApplication($input: WithdrawApplicationInput!) {
      withdrawApplication(input: $input) {
        job {
          id
          company {
            id
            name
          }
          viewerHasApplied
          application {
            id
            status
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
  answer: ({ input: { jobId } }, cache) => {
    const { application, ...job } = known(cache, withdrawnFragment, `Job:${jobId}`);
    return {
      job: {
        ...job,
        viewerHasApplied: false,
        application: application && { ...application, status: 'WITHDRAWN' },
      },
    };
  },
  update: (cache, _payload, { input: { jobId } }) =>
    viewerList('jobs', 'appliedOnly').set(cache, { __typename: 'Job', id: jobId }, false),
  notice: ({ job }) => ({
    title: 'Application withdrawn',
    description: `${job?.company.name} won't see it.`,
  }),
});
