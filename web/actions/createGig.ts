import { graphql } from '../generated/gql.ts';
import { inMode } from '../ui/mode.ts';
import { defineAction } from './defineAction.ts';

/** Creates a gig in this tab. The object is complete, so its card and its page need no request. */
export const createGig = defineAction(
  graphql(/* GraphQL */ `
    mutation CreateGig($input: CreateGigInput!) {
      createGig(input: $input) {
        gig {
          id
        }
      }
    }
  `),
).with({
  notice: () => ({
    title: 'Gig created',
    description: inMode('Find it under My Gigs in this tab.', 'Find it under My Gigs.'),
  }),
});
