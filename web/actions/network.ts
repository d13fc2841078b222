import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

export const requestConnection = action(
  graphql(/* GraphQL */ `
    mutation RequestConnection($input: RequestConnectionInput!) {
      requestConnection(input: $input) {
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
    person: { __typename: 'Person', id: personId, connectionState: 'PENDING' },
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
});
