import type { ApolloCache } from '@apollo/client';
import { editedJob } from '../../schema/rules/job/input.ts';
import { createdList, listWithin } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { newCompanyJob, newJob, newJobPosting } from './newJob.ts';
import { ownName, posterCompany, readPoster } from './poster.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { inMode } from '../ui/mode.ts';
import { defineAction } from './defineAction.ts';

const hiringFragment = graphql(/* GraphQL */ `
  fragment HiringCompany on Company {
    id
    name
    logo
  }
`);

/** The company that a job is posted for: the viewer's by default or, without one, the viewer's name. */
function hiringCompany(companyId: string | null | undefined, cache: ApolloCache) {
  if (companyId != null) return readCachedOrThrow(cache, hiringFragment, `Company:${companyId}`);
  const viewer = readPoster(cache);
  return viewer.company?.company ?? ownName(viewer);
}

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
    const job = newJob(input, hiringCompany(input.companyId, cache));
    return { job, jobPosting: newJobPosting(job), companyJob: newCompanyJob(job) };
  },
  update: (cache, { job, jobPosting, companyJob }) => {
    if (!job || !jobPosting || !companyJob) return;
    const viewer = readPoster(cache);
    if (job.company.id === viewer.id) cache.writeFragment({ fragment: posterCompany, data: ownName(viewer) });
    createdList('jobs').set(cache, job, true);
    listWithin('Profile', viewer.id, 'jobPostings').set(cache, jobPosting, true);
    // The number of open positions is computed from this list.
    listWithin('Company', job.company.id, 'jobs').set(cache, companyJob, true);
  },
  notice: (_payload, { input: { title } }) => ({
    title: 'Job posted',
    description: inMode(
      `${title} is now at the top of the list.`,
      `${title} is now in the list of jobs.`,
      'createJob',
    ),
  }),
});

const editedFragment = graphql(/* GraphQL */ `
  fragment EditedPosting on Job {
    id
    about
    description
  }
`);

/** Changes an own posting; it keeps what the form does not ask for. */
export const updateJob = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateJob($input: UpdateJobInput!) {
      updateJob(input: $input) {
        job {
          id
          title
          location
          workplace
          type
          salary
          description
          about
          skills
        }
        jobPosting {
          id
          title
          location
          type
          salary
        }
        companyJob {
          id
          title
          location
          type
          remote
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { jobId: id, job: input } }, cache) => {
    const edited = editedJob(input, readCachedOrThrow(cache, editedFragment, `Job:${id}`));
    const { title, location, type, salary, workplace } = edited;
    return {
      job: {
        __typename: 'Job',
        id,
        ...edited,
      },
      jobPosting: { __typename: 'JobPosting', id, title, location, type, salary },
      companyJob: { __typename: 'CompanyJob', id, title, location, type, remote: workplace === 'REMOTE' },
    };
  },
  notice: (_payload, { input: { job } }) => ({
    title: 'Job updated',
    description: `${job.title} is changed.`,
  }),
});

const openedFragment = graphql(/* GraphQL */ `
  fragment OpenedPosting on Job {
    id
    title
    isOpen
    company {
      id
    }
  }
`);

export const setJobOpen = defineAction(
  graphql(/* GraphQL */ `
    mutation SetJobOpen($input: SetJobOpenInput!) {
      setJobOpen(input: $input) {
        job {
          id
          title
          isOpen
          company {
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
  simulate: ({ input: { jobId, open } }, cache) => ({
    job: { ...readCachedOrThrow(cache, openedFragment, `Job:${jobId}`), isOpen: open },
  }),
  update: (cache, { job }, { input: { jobId: id, open } }) => {
    // Closing a closed posting changes no count.
    if (readCachedOrThrow(cache, openedFragment, `Job:${id}`).isOpen === open) return;
    createdList('jobs').set(cache, { __typename: 'Job', id }, open);
    if (job) listWithin('Company', job.company.id, 'jobs').set(cache, { __typename: 'CompanyJob', id }, open);
  },
  notice: ({ job }, { input: { open } }) =>
    open
      ? { title: 'Posting reopened', description: `People can apply to ${job?.title} again.` }
      : { title: 'Posting closed', description: `${job?.title} has left the lists, and nobody can apply.` },
});
