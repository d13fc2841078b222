import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { fallbackOutline, type Outline } from './outline.ts';

/** Sizes of a person's profile. Links to the profile load them for the skeleton. */
const fragment = graphql(/* GraphQL */ `
  fragment ProfileSkeleton_person on Person {
    outline {
      head
      about
      skills
      experience
      education
      offers
      posts
      pictures
    }
  }
`);

const viewerFragment = graphql(/* GraphQL */ `
  fragment ProfileSkeleton_viewer on Query {
    viewer {
      id
    }
  }
`);

/** Returns the cached outline of the profile at this address, and whether it is the viewer's own. */
export function useOutline(): { outline: Outline; own: boolean } {
  const { cache } = useApolloClient();
  const viewerId = cache.readFragment({ fragment: viewerFragment, id: 'ROOT_QUERY' })?.viewer.id;
  const { id = viewerId } = useParams();
  const cached = cache.readFragment({ fragment, id: `Person:${id}` });
  return { outline: cached?.outline ?? fallbackOutline, own: id === viewerId };
}
