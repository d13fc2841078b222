import { createdList, listWithin, viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { newGig } from './newGig.ts';
import { inMode } from '../ui/mode.ts';
import { defineAction } from './defineAction.ts';
import { readViewer } from './viewer.ts';

/** A seller's data for all gigs; the viewer's is cached with their other gigs. */
const seller = graphql(/* GraphQL */ `
  fragment KnownSeller on GigCreator {
    id
    about
    country
    languages
    memberSince
    responseTime
    ordersCompleted
    rating
    reviews
  }
`);

/** Creates a gig in this tab. The object is complete, so its card and its page need no request. */
export const createGig = defineAction(
  graphql(/* GraphQL */ `
    mutation CreateGig($input: CreateGigInput!) {
      createGig(input: $input) {
        gig {
          id
          ...CompleteGig
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
    const viewer = readViewer(cache);
    const id = `GigCreator:${viewer.id}`;
    const cachedSeller = cache.readFragment({ fragment: seller, id, returnPartialData: true });
    return { gig: newGig(input, viewer, cachedSeller) };
  },
  update: (cache, { gig }) => {
    if (!gig) return;
    viewerList('gigs', 'mineOnly').set(cache, gig, true);
    createdList('gigs').set(cache, gig, true);
    listWithin('Profile', readViewer(cache).id, 'gigs').set(cache, gig, true);
  },
  notice: () => ({
    title: 'Gig created',
    description: inMode('Find it under My Gigs in this tab.', 'Find it under My Gigs.', 'createGig'),
  }),
});
