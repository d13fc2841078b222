import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { defineAction } from './defineAction.ts';

const tagFragment = graphql(/* GraphQL */ `
  fragment TopicTag on Topic {
    id
    tag
  }
`);

export const setTopicFollowed = defineAction(
  graphql(/* GraphQL */ `
    mutation SetTopicFollowed($input: SetTopicFollowedInput!) {
      setTopicFollowed(input: $input) {
        topic {
          id
          tag
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
  simulate: ({ input: { topicId, followed } }, cache) => ({
    topic: { ...readCachedOrThrow(cache, tagFragment, `Topic:${topicId}`), viewerIsFollowing: followed },
  }),
  notice: ({ topic }, { input: { followed } }) => ({
    title: followed ? `Following #${topic?.tag}` : `No longer following #${topic?.tag}`,
  }),
});
