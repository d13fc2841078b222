import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../generated/gql.ts';
import type { SearchSuggestionsQuery } from '../generated/graphql.ts';

/** Debounce of the request, in milliseconds. */
const pauseMs = 150;

const query = graphql(/* GraphQL */ `
  query SearchSuggestions($query: String!) {
    found: search(query: $query, kinds: [PERSON, JOB, GIG, PROJECT, PRODUCT, COMPANY], first: 8) {
      totalCount
      correctedQuery
      nodes {
        ... on Person {
          id
          name
          title
          avatarUrl
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
        }
        ... on Company {
          id
          name
          logo
          industry
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

/** Search results for the latest text, debounced. Earlier results stay while `isPending`; an empty text clears them. */
export function useSuggestions() {
  const client = useApolloClient();
  const [words, setWords] = useState('');
  const [{ found, answered }, setAnswer] = useState<{ found?: Found | undefined; answered: string }>({
    answered: '',
  });
  useEffect(() => {
    if (!words) return;
    let isLatest = true;
    const request = () =>
      client.query({ query, variables: { query: words } }).then(
        ({ data }) => isLatest && setAnswer({ found: data?.found, answered: words }),
        // Without suggestions the user can still submit the search.
        () => isLatest && setAnswer({ answered: words }),
      );
    const timer = setTimeout(() => void request(), pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [client, words]);
  const search = (latest: string) => {
    setWords(latest);
    if (!latest) setAnswer({ answered: '' });
  };
  return { found, isPending: answered !== words, search };
}
