import { action } from '../generated/actions.ts';
import { defineAction } from './defineAction.ts';

export const setGigWishlisted = defineAction(action('setGigWishlisted')).with({
  optimistic: ({ input: { gigId, wishlisted } }) => ({
    __typename: 'Gig',
    id: gigId,
    viewerHasWishlisted: wishlisted,
  }),
  // The required text (SN-04) ends without a full stop.
  notice: (_payload, { input: { wishlisted } }) =>
    wishlisted
      ? { title: 'Added to wishlist', description: 'This gig has been added to your wishlist' }
      : { title: 'Removed from wishlist' },
});

export const setGigAlert = defineAction(action('setGigAlert')).with({
  optimistic: ({ input: { gigId, enabled } }) => ({
    __typename: 'Gig',
    id: gigId,
    viewerHasAlert: enabled,
  }),
  notice: (_payload, { input: { enabled } }) =>
    enabled
      ? { title: 'Alert set', description: "We'll tell you when the price or delivery time changes." }
      : { title: 'Alert removed' },
});
