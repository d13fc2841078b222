import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { newApplication } from './newApplication.ts';
import { inMode } from '../ui/mode.ts';
import { defineAction } from './defineAction.ts';

const appliedFragment = graphql(/* GraphQL */ `
  fragment AppliedJob on Job {
    id
    company {
      id
      name
    }
  }
`);

const readJob = (cache: ApolloCache, jobId: string) =>
  readCachedOrThrow(cache, appliedFragment, `Job:${jobId}`);

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

export const applyToJob = defineAction(
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
            ...CompleteJobApplication
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
  simulate: ({ input }, cache) => ({
    job: {
      ...readJob(cache, input.jobId),
      viewerHasApplied: true,
      application: newApplication(input),
    },
  }),
  update: (cache, _payload, { input: { jobId } }) =>
    viewerList('jobs', 'appliedOnly').set(cache, { __typename: 'Job', id: jobId }, true),
  notice: ({ job }, { input: { resumeFileName } }) => ({
    title: 'Application sent',
    description: inMode(
      `Sent to ${job?.company.name} with ${resumeFileName}. Find it under Applied Jobs.`,
      `Sent to ${job?.company.name}. Of your résumé, only the name ${resumeFileName} was sent. Find it under Applied Jobs.`,
      'applyToJob',
    ),
  }),
});

export const withdrawApplication = defineAction(
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
  simulate: ({ input: { jobId } }, cache) => {
    const { application, ...job } = readCachedOrThrow(cache, withdrawnFragment, `Job:${jobId}`);
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
