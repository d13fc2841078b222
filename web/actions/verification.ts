import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

/** Asks for verification; it takes place elsewhere, so nothing changes here yet. */
export const requestVerification = action(
  graphql(/* GraphQL */ `
    mutation RequestVerification {
      requestVerification {
        userErrors {
          message
        }
      }
    }
  `),
).with({
  answer: () => ({
    requestVerification: { __typename: 'RequestVerificationPayload', userErrors: [] },
  }),
});
