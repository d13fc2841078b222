import { action } from '../generated/actions.ts';
import { defineAction } from './defineAction.ts';

export const createJob = defineAction(action('createJob')).with({
  notice: (_payload, { input: { title } }) => ({
    title: 'Job posted',
    description: `${title} is now in the list of jobs.`,
  }),
});

/** Changes an own posting. Data without a field in the form stays as it is. */
export const updateJob = defineAction(action('updateJob')).with({
  notice: (_payload, { input: { job } }) => ({
    title: 'Job updated',
    description: `${job.title} is changed.`,
  }),
});

export const setJobOpen = defineAction(action('setJobOpen')).with({
  optimistic: ({ input: { jobId, open } }) => ({ __typename: 'Job', id: jobId, isOpen: open }),
  notice: ({ job }, { input: { open } }) =>
    open
      ? { title: 'Posting reopened', description: `People can apply to ${job?.title} again.` }
      : { title: 'Posting closed', description: `${job?.title} has left the lists, and nobody can apply.` },
});
