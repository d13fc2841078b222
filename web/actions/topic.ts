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
      }
    }
  `),
).with({
  answer: ({ input: { topicId, followed } }) => ({
    setTopicFollowed: {
      __typename: 'SetTopicFollowedPayload',
      topic: { __typename: 'Topic', id: topicId, viewerIsFollowing: followed },
    },
  }),
});
