import { graphql } from '../generated/gql.ts';
import { known } from './known.ts';
import { action } from './stub.ts';

const nameFragment = graphql(/* GraphQL */ `
  fragment PersonName on Person {
    id
    name
  }
`);

export const requestConnection = action(
  graphql(/* GraphQL */ `
    mutation RequestConnection($input: RequestConnectionInput!) {
      requestConnection(input: $input) {
        person {
          id
          name
          connectionState
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { personId } }, cache) => ({
    person: { ...known(cache, nameFragment, `Person:${personId}`), connectionState: 'PENDING' },
  }),
  notice: ({ person }) => ({
    title: 'Connection request sent',
    description: `${person?.name} will see it under Invitations.`,
  }),
});

export const withdrawConnectionRequest = action(
  graphql(/* GraphQL */ `
    mutation WithdrawConnectionRequest($input: WithdrawConnectionRequestInput!) {
      withdrawConnectionRequest(input: $input) {
        person {
          id
          connectionState
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { personId } }) => ({
    person: { __typename: 'Person', id: personId, connectionState: 'NONE' },
  }),
  notice: { title: 'Request withdrawn' },
});
