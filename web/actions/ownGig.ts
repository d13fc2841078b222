import { createdList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';
import { enteredGig } from './newGig.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';

/** What an edited gig keeps. */
const editedFragment = graphql(/* GraphQL */ `
  fragment EditedGig on Gig {
    id
    isOpen
    vettedFor
    ...GigTerms @unmask
  }
`);

/** Changes an own gig; it keeps what the form does not ask for. */
export const updateGig = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateGig($input: UpdateGigInput!) {
      updateGig(input: $input) {
        gig {
          id
          ...EnteredGig
          vettedFor
          isOpen
          ...GigTerms
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { gigId: id, gig } }, cache) => {
    const before = readCachedOrThrow(cache, editedFragment, `Gig:${id}`);
    const { isOpen, vettedFor } = before;
    return { gig: { ...enteredGig(gig, before), __typename: 'Gig', id, isOpen, vettedFor } };
  },
  notice: (_payload, { input: { gig } }) => ({
    title: 'Gig updated',
    description: `${gig.title} is changed.`,
  }),
});

const openedFragment = graphql(/* GraphQL */ `
  fragment OpenedGig on Gig {
    id
    title
    isOpen
  }
`);

export const setGigOpen = defineAction(
  graphql(/* GraphQL */ `
    mutation SetGigOpen($input: SetGigOpenInput!) {
      setGigOpen(input: $input) {
        gig {
          id
          title
          isOpen
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { gigId, open } }, cache) => ({
    gig: { ...readCachedOrThrow(cache, openedFragment, `Gig:${gigId}`), isOpen: open },
  }),
  update: (cache, _payload, { input: { gigId: id, open } }) => {
    // Pausing a paused gig changes no count.
    if (readCachedOrThrow(cache, openedFragment, `Gig:${id}`).isOpen !== open)
      createdList('gigs').set(cache, { __typename: 'Gig', id }, open);
  },
  notice: ({ gig }, { input: { open } }) =>
    open
      ? { title: 'Gig resumed', description: `Buyers can order ${gig?.title} again.` }
      : { title: 'Gig paused', description: `${gig?.title} has left the lists and takes no orders.` },
});
