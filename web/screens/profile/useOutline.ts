import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { usual, type Outline } from './usualOutline.ts';

/** What a link to a person tells with it: how much the page will hold. */
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

/** What is known of the profile of this address before its data is there, and whether it is one's own. */
export function useOutline(): { outline: Outline; own: boolean } {
  const { cache } = useApolloClient();
  const viewerId = cache.readFragment({ fragment: viewerFragment, id: 'ROOT_QUERY' })?.viewer.id;
  const { id = viewerId } = useParams();
  const known = cache.readFragment({ fragment, id: `Person:${id}` });
  return { outline: known?.outline ?? usual, own: id === viewerId };
}
