import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

/** Requests verification. It takes place outside this app, so the viewer is not verified yet. */
export const requestVerification = defineAction(
  graphql(/* GraphQL */ `
    mutation RequestVerification {
      requestVerification {
        viewer {
          id
          verificationRequested
        }
      }
    }
  `),
).with({
  notice: {
    title: 'Verification requested',
    description: "We'll check your identity and let you know.",
  },
});
