import { createdList, listWithin } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { newJob, newJobPosting } from './newJob.ts';
import { action } from './stub.ts';

/** For whom the viewer posts jobs; whoever offers `createJob` asks for this first. */
export const poster = graphql(/* GraphQL */ `
  query JobPoster {
    viewer {
      id
      name
      company {
        id
        company {
          id
          name
          logo
          ...JobCompanyCard_company
        }
      }
      profile {
        id
      }
    }
  }
`);

/** Posts a job to the board of this tab; nothing is sent anywhere. */
export const createJob = action(
  graphql(/* GraphQL */ `
    mutation CreateJob($input: CreateJobInput!) {
      createJob(input: $input) {
        job {
          id
          ...WholeJob
        }
        jobPosting {
          id
          ...WholeJobPosting
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input }, cache) => {
    const viewer = cache.readQuery({ query: poster })?.viewer;
    if (!viewer) throw new Error('Nobody has asked yet for whom the viewer posts jobs.');
    const job = newJob(input, viewer);
    return { job, jobPosting: newJobPosting(job) };
  },
  update: (cache, { job, jobPosting }) => {
    const profile = cache.readQuery({ query: poster })?.viewer.profile;
    if (!job || !jobPosting || !profile) return;
    createdList('jobs').set(cache, job, true);
    listWithin('Profile', profile.id, 'jobPostings').set(cache, jobPosting, true);
  },
});
