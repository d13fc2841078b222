import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';

/** What a card has told already: how many rows and posts there will be. */
const fragment = graphql(/* GraphQL */ `
  fragment CompanySkeleton_company on Company {
    openPositions
    outline {
      pictures
    }
  }
`);

/** Of a company of which nothing is known. */
const usual = { openPositions: 2, outline: { pictures: [false] } };

/** What is known of the company of this address before its data is there. */
export function useCompanyOutline() {
  const { cache } = useApolloClient();
  return cache.readFragment({ fragment, id: `Company:${useParams()['id']}` }) ?? usual;
}
