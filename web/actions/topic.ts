import { graphql } from '../generated/gql.ts';
import { known } from './known.ts';
import { action } from './stub.ts';

const tagFragment = graphql(/* GraphQL */ `
  fragment TopicTag on Topic {
    id
    tag
  }
`);

export const setTopicFollowed = action(
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
    topic: { ...known(cache, tagFragment, `Topic:${topicId}`), viewerIsFollowing: followed },
  }),
  notice: ({ topic }, { input: { followed } }) => ({
    title: followed ? `Following #${topic?.tag}` : `No longer following #${topic?.tag}`,
  }),
});
