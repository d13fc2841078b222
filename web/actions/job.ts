import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

export const setJobSaved = action(
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
  answer: ({ input: { jobId, saved } }) => ({
    job: { __typename: 'Job', id: jobId, saved },
  }),
  update: (cache, _payload, { input: { jobId, saved } }) =>
    viewerList('jobs', 'savedOnly').set(cache, { __typename: 'Job', id: jobId }, saved),
  // What was saved is seen to be; what was not may have gone from the list.
  notice: (_payload, { input: { saved } }) => (saved ? undefined : { title: 'Job removed from saved' }),
});

export const markJobViewed = action(
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
  answer: ({ input: { jobId } }) => ({
    job: { __typename: 'Job', id: jobId, viewed: true },
  }),
});
