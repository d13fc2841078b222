import { createdList, viewerList } from '../apollo/viewerLists.ts';
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { jobId, saved } }) => ({
    job: { __typename: 'Job', id: jobId, saved },
  }),
  update: (cache, _payload, { input: { jobId, saved } }) =>
    viewerList('jobs', 'savedOnly').set(cache, { __typename: 'Job', id: jobId }, saved),
  // What was saved is seen to be; what was not may have gone from the list.
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { jobId, hidden } }) => ({
    job: { __typename: 'Job', id: jobId, viewerHasHidden: hidden },
  }),
  // The list that everybody sees; what is saved or applied to stays in its own.
  update: (cache, _payload, { input: { jobId, hidden } }) =>
    createdList('jobs').set(cache, { __typename: 'Job', id: jobId }, !hidden),
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { jobId } }) => ({
    job: { __typename: 'Job', id: jobId, viewed: true },
  }),
});

export const reportJob = defineAction(
  graphql(/* GraphQL */ `
    mutation ReportJob($input: ReportJobInput!) {
      reportJob(input: $input) {
        job {
          id
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { jobId } }) => ({
    job: { __typename: 'Job', id: jobId },
  }),
  notice: reportReceived('job'),
});
