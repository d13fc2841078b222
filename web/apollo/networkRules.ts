import { graphql } from '../generated/gql.ts';
import type {
  FilteredConnectionFragment,
  FilteredInvitationFragment,
  NetworkFilter,
} from '../generated/graphql.ts';
import { holdsWords, type Rules } from './matching.ts';

/** What the filter of the network looks at. */
export const filteredConnection = graphql(/* GraphQL */ `
  fragment FilteredConnection on Connection {
    id
    name
    title
    person {
      id
      employer {
        id
      }
    }
  }
`);

/** The same of an invitation. */
export const filteredInvitation = graphql(/* GraphQL */ `
  fragment FilteredInvitation on Invitation {
    id
    name
    title
    person {
      id
      employer {
        id
      }
    }
  }
`);

export const networkRules: Rules<NetworkFilter, FilteredConnectionFragment | FilteredInvitationFragment> = {
  query: (words, { name, title }) => holdsWords(words, name, title),
  companyId: (id, { person }) => person.employer?.id === id,
};
