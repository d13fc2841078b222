import { graphql } from '../generated/gql.ts';
import { messageSent } from './notices.ts';
import { defineAction } from './defineAction.ts';

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
      }
    }
  `),
).with({
  notice: ({ person }) => messageSent(person?.name),
});
