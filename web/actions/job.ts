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
export function listJob(
  cache: ApolloCache,
  condition: 'savedOnly' | 'appliedOnly',
  jobId: string,
  listed: boolean,
): void {
  // What the cache keeps from the server's answers is changed here all the same: hence `overwrite`.
  const options = { query: ownJobs, variables: { filter: { [condition]: true } }, overwrite: true };
  cache.updateQuery(options, (data) => {
    const others = (data?.jobs.nodes ?? []).filter(({ id }) => id !== jobId);
    const nodes = listed ? [{ __typename: 'Job' as const, id: jobId }, ...others] : others;
    return { jobs: { __typename: 'JobConnection' as const, totalCount: nodes.length, nodes } };
  });
}

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
  update: (cache, _payload, { input: { jobId, saved } }) => listJob(cache, 'savedOnly', jobId, saved),
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
