import { action } from '../generated/actions.ts';
import { isLive } from '../session/mode.ts';
import { defineAction } from './defineAction.ts';

/** Changes an own gig. Data without a field in the form stays as it is. */
export const updateGig = defineAction(action('updateGig')).with({
  notice: (_payload, { input: { gig } }) => ({
    title: 'Gig updated',
    description: `${gig.title} is changed.`,
  }),
});

export const setGigOpen = defineAction(action('setGigOpen')).with({
  optimistic: ({ input: { gigId, open } }) => ({ __typename: 'Gig', id: gigId, isOpen: open }),
  notice: ({ gig }, { input: { open } }) =>
    open
      ? { title: 'Gig resumed', description: `Buyers can order ${gig?.title} again.` }
      : { title: 'Gig paused', description: `${gig?.title} has left the lists and takes no orders.` },
});

export const createGig = defineAction(action('createGig')).with({
  notice: () => ({
    title: 'Gig created',
    description: isLive() ? 'Find it under My Gigs.' : 'Find it under My Gigs in this tab.',
  }),
});
