import { action } from '../generated/actions.ts';
import { reportReceived } from './notices.ts';
import { defineAction } from './defineAction.ts';

export const setJobSaved = defineAction(action('setJobSaved')).with({
  optimistic: ({ input: { jobId, saved } }) => ({ __typename: 'Job', id: jobId, saved }),
  // A saved job is visible as saved. A removed one may disappear from the list, so it needs a notice.
  notice: (_payload, { input: { saved } }) => (saved ? undefined : { title: 'Job removed from saved' }),
});

export const setJobHidden = defineAction(action('setJobHidden')).with({
  optimistic: ({ input: { jobId, hidden } }) => ({ __typename: 'Job', id: jobId, viewerHasHidden: hidden }),
  notice: (_payload, { input: { hidden } }) =>
    hidden ? { title: 'Job hidden', description: 'It no longer appears in searches and picks.' } : undefined,
});

export const markJobViewed = defineAction(action('markJobViewed')).with({
  isAutomatic: true,
  optimistic: ({ input: { jobId } }) => ({ __typename: 'Job', id: jobId, viewed: true }),
});

export const reportJob = defineAction(action('reportJob')).with({
  notice: reportReceived('job'),
});
