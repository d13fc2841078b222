import { graphql } from '../../generated/gql.ts';
import { networkSearch, variablesOf } from '../../searches/networkSearch.ts';

/** The booleans select the open tab's list and a company in the search. `$threads` is `$filter` for conversations. */
export const query = graphql(/* GraphQL */ `
  query NetworkScreen(
    $filter: NetworkFilter
    $threads: ThreadFilter
    $first: Int!
    $page: Int
    $connections: Boolean!
    $invitations: Boolean!
    $messages: Boolean!
    $company: ID!
    $atCompany: Boolean!
  ) {
    networkSummary {
      connectionCount
      invitationCount
      unreadMessageCount
    }
    connections(filter: $filter, first: $first, page: $page) @include(if: $connections) {
      totalCount
      nodes {
        id
        ...ConnectionCard_connection
      }
    }
    invitations(filter: $filter, first: $first, page: $page) @include(if: $invitations) {
      totalCount
      nodes {
        id
        ...InvitationRow_invitation
      }
    }
    messageThreads(filter: $threads, first: $first, page: $page) @include(if: $messages) {
      totalCount
      nodes {
        id
        ...ThreadRow_messageThread
      }
    }
    company(id: $company) @include(if: $atCompany) {
      id
      name
    }
  }
`);

export const variables = ({ url }: { url: URL }) => variablesOf(networkSearch.read(url.searchParams));
