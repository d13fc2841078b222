import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

export const setTopicFollowed = defineAction(
  graphql(/* GraphQL */ `
    mutation SetTopicFollowed($input: SetTopicFollowedInput!) {
      setTopicFollowed(input: $input) {
        topic {
          id
          tag
          viewerIsFollowing
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { topicId, followed } }) => ({
    __typename: 'Topic',
    id: topicId,
    viewerIsFollowing: followed,
  }),
  notice: ({ topic }, { input: { followed } }) => ({
    title: followed ? `Following #${topic?.tag}` : `No longer following #${topic?.tag}`,
  }),
});
