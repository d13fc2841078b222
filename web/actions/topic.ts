import { graphql } from '../generated/gql.ts';
import { action } from './stub.ts';

export const setTopicFollowed = action(
  graphql(/* GraphQL */ `
    mutation SetTopicFollowed($input: SetTopicFollowedInput!) {
      setTopicFollowed(input: $input) {
        topic {
          id
          viewerIsFollowing
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { topicId, followed } }) => ({
    topic: { __typename: 'Topic', id: topicId, viewerIsFollowing: followed },
  }),
});
