import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../generated/gql.ts';
import type { SearchSuggestionsQuery } from '../generated/graphql.ts';

/** How long somebody has not typed before the server is asked, in milliseconds. */
const pauseMs = 150;

const query = graphql(/* GraphQL */ `
  query SearchSuggestions($query: String!) {
    found: search(query: $query, kinds: [PERSON, JOB, GIG, PROJECT, PRODUCT, COMPANY], first: 8) {
      totalCount
      nodes {
        ... on Person {
          id
          name
          title
          avatarUrl
          ...ProfileSkeleton_person
        }
        ... on Job {
          id
          title
          company {
            id
            name
            logo
          }
        }
        ... on Gig {
          id
          title
          creator {
            id
            name
          }
        }
        ... on Project {
          id
          title
          client {
            id
            name
          }
        }
        ... on ShopItem {
          id
          title
          seller {
            id
            name
          }
          ...ProductSkeleton_course
        }
        ... on Company {
          id
          name
          logo
          industry
          ...CompanySkeleton_company
        }
      }
      counts {
        kind
        label
        count
      }
    }
  }
`);

export type Found = SearchSuggestionsQuery['found'];
export type FoundNode = Found['nodes'][number];

/** What the words find: asked after a pause, and only the latest answer counts. Until it comes the one before stays. */
export function useSuggestions(words: string): Found | undefined {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let latest = true;
    const ask = () =>
      client.query({ query, variables: { query: words } }).then(
        ({ data }) => {
          if (latest && data) setFound(data.found);
        },
        // Whoever cannot be told what there is can still search.
        () => {},
      );
    // What stands there for other words does not come back with new ones.
    const timer = words ? setTimeout(() => void ask(), pauseMs) : setTimeout(() => setFound(undefined));
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [client, words]);
  return words ? found : undefined;
}
