import { createdList, listWithin } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { newCompanyJob, newJob, newJobPosting } from './newJob.ts';
import { ownName, posterCompany, readPoster } from './poster.ts';
import { defineAction } from './defineAction.ts';

/** Posts a job in this tab; nothing is sent. */
export const createJob = defineAction(
  graphql(/* GraphQL */ `
    mutation CreateJob($input: CreateJobInput!) {
      createJob(input: $input) {
        job {
          id
          ...CompleteJob
        }
        jobPosting {
          id
          ...CompleteJobPosting
        }
        companyJob {
          id
          ...CompleteCompanyJob
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }, cache) => {
    const job = newJob(input, readPoster(cache));
    return { job, jobPosting: newJobPosting(job), companyJob: newCompanyJob(job) };
  },
  update: (cache, { job, jobPosting, companyJob }) => {
    if (!job || !jobPosting || !companyJob) return;
    const viewer = readPoster(cache);
    if (!viewer.company) cache.writeFragment({ fragment: posterCompany, data: ownName(viewer) });
    createdList('jobs').set(cache, job, true);
    listWithin('Profile', viewer.id, 'jobPostings').set(cache, jobPosting, true);
    // The number of open positions is computed from this list.
    listWithin('Company', job.company.id, 'jobs').set(cache, companyJob, true);
  },
  notice: (_payload, { input: { title } }) => ({
    title: 'Job posted',
    description: `${title} is now at the top of the list.`,
  }),
});
