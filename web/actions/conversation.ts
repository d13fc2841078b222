import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './known.ts';
import { messageSent } from './notices.ts';
import { action } from './stub.ts';

const nameFragment = graphql(/* GraphQL */ `
  fragment RecipientName on Person {
    id
    name
  }
`);

/** A first message to somebody; sending is simulated. */
export const startConversation = action(
  graphql(/* GraphQL */ `
    mutation StartConversation($input: StartConversationInput!) {
      startConversation(input: $input) {
        contact {
          id
        }
        person {
          id
          name
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
    contact: null,
    person: readCachedOrThrow(cache, nameFragment, `Person:${personId}`),
  }),
  notice: ({ person }) => messageSent(person?.name),
});
