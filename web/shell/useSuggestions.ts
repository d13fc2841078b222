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

/**
 * What the search finds for the latest words. It asks after a pause, and only the latest answer counts; until that comes
 * the previous one stays. Cleared words drop it at once, so that new words do not show it again.
 */
export function useSuggestions() {
  const client = useApolloClient();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!words) return;
    let latest = true;
    const ask = () =>
      client.query({ query, variables: { query: words } }).then(
        ({ data }) => {
          if (latest && data) setFound(data.found);
        },
        // A search works without suggestions.
        () => {},
      );
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [client, words]);
  const search = (latest: string) => {
    setWords(latest);
    if (!latest) setFound(undefined);
  };
  return { found, search };
}
