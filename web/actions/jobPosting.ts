import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

export const createJob = defineAction(
  graphql(/* GraphQL */ `
    mutation CreateJob($input: CreateJobInput!) {
      createJob(input: $input) {
        job {
          id
        }
      }
    }
  `),
).with({
  notice: (_payload, { input: { title } }) => ({
    title: 'Job posted',
    description: `${title} is now in the list of jobs.`,
  }),
});

/** Changes an own posting; it keeps what the form does not ask for. */
export const updateJob = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateJob($input: UpdateJobInput!) {
      updateJob(input: $input) {
        job {
          id
        }
      }
    }
  `),
).with({
  notice: (_payload, { input: { job } }) => ({
    title: 'Job updated',
    description: `${job.title} is changed.`,
  }),
});

export const setJobOpen = defineAction(
  graphql(/* GraphQL */ `
    mutation SetJobOpen($input: SetJobOpenInput!) {
      setJobOpen(input: $input) {
        job {
          id
          title
          isOpen
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { jobId, open } }) => ({ __typename: 'Job', id: jobId, isOpen: open }),
  notice: ({ job }, { input: { open } }) =>
    open
      ? { title: 'Posting reopened', description: `People can apply to ${job?.title} again.` }
      : { title: 'Posting closed', description: `${job?.title} has left the lists, and nobody can apply.` },
});
