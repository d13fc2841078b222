import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

/** A first message to somebody; sending is simulated. */
export const startConversation = action(
  graphql(/* GraphQL */ `
    mutation StartConversation($input: StartConversationInput!) {
      startConversation(input: $input) {
        contact {
          id
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({ answer: () => ({ contact: null }) });
