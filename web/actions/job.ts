import { graphql } from '../generated/gql.ts';
import { reportReceived } from './notices.ts';
import { defineAction } from './defineAction.ts';

export const setJobSaved = defineAction(
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
  optimistic: ({ input: { jobId, saved } }) => ({ __typename: 'Job', id: jobId, saved }),
  // A saved job is visible as saved. A removed one may disappear from the list, so it needs a notice.
  notice: (_payload, { input: { saved } }) => (saved ? undefined : { title: 'Job removed from saved' }),
});

export const setJobHidden = defineAction(
  graphql(/* GraphQL */ `
    mutation SetJobHidden($input: SetJobHiddenInput!) {
      setJobHidden(input: $input) {
        job {
          id
          viewerHasHidden
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { jobId, hidden } }) => ({ __typename: 'Job', id: jobId, viewerHasHidden: hidden }),
  // Hides the job in the public list only: the saved and applied lists keep it.
  notice: (_payload, { input: { hidden } }) =>
    hidden ? { title: 'Job hidden', description: 'It no longer appears in your lists.' } : undefined,
});

export const markJobViewed = defineAction(
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
  isAutomatic: true,
  optimistic: ({ input: { jobId } }) => ({ __typename: 'Job', id: jobId, viewed: true }),
});

export const reportJob = defineAction(
  graphql(/* GraphQL */ `
    mutation ReportJob($input: ReportJobInput!) {
      reportJob(input: $input) {
        job {
          id
        }
      }
    }
  `),
).with({
  notice: reportReceived('job'),
});
