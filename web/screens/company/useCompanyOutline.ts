import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';

/** Fields that a card already loaded. They give the numbers of rows and posts of the skeleton. */
const fragment = graphql(/* GraphQL */ `
  fragment CompanySkeleton_company on Company {
    openPositions
    outline {
      pictures
    }
  }
`);

/** Outline of a company that is not in the cache. */
const defaultOutline = { openPositions: 2, outline: { pictures: [false] } };

/** Returns the cached outline of the company in the address, for its skeleton. */
export function useCompanyOutline() {
  const { cache } = useApolloClient();
  return cache.readFragment({ fragment, id: `Company:${useParams()['id']}` }) ?? defaultOutline;
}
