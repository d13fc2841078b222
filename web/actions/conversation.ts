import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { messageSent } from './notices.ts';
import { defineAction } from './defineAction.ts';

const nameFragment = graphql(/* GraphQL */ `
  fragment RecipientName on Person {
    id
    name
  }
`);

/** Sends a message to a person. The server's payload has the conversation; the simulated payload has none. */
export const startConversation = defineAction(
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
  simulate: ({ input: { personId } }, cache) => ({
    contact: null,
    person: readCachedOrThrow(cache, nameFragment, `Person:${personId}`),
  }),
  notice: ({ person }) => messageSent(person?.name),
});
