import { growBy } from '../apollo/optimistic.ts';
import { action } from '../generated/actions.ts';
import { graphql } from '../generated/gql.ts';
import { reportReceived } from './notices.ts';
import { defineAction } from './defineAction.ts';

export const createPost = defineAction(action('createPost')).with({
  refusal: ({ input: { content } }) =>
    content
      ? undefined
      : {
          title: 'Cannot create empty post',
          description: 'Please add some content to your post.',
          tone: 'destructive',
        },
  notice: { title: 'Post created!', description: 'Your post has been shared with your network.' },
});

export const setPostLiked = defineAction(action('setPostLiked')).with({
  optimistic: ({ input: { postId, liked } }) => ({
    __typename: 'Post',
    id: postId,
    viewerHasLiked: liked,
    likes: growBy(liked),
  }),
});

export const setPostSaved = defineAction(action('setPostSaved')).with({
  optimistic: ({ input: { postId, saved } }) => ({ __typename: 'Post', id: postId, viewerHasSaved: saved }),
  notice: (_payload, { input: { saved } }) => (saved ? undefined : { title: 'Post removed from saved' }),
});

export const addComment = defineAction(action('addComment')).with({});

export const sharePost = defineAction(
  graphql(/* GraphQL */ `
    mutation SharePost($input: ShareInput!) {
      share(input: $input) {
        node {
          id
        }
      }
    }
  `),
).with({});

export const reportPost = defineAction(action('reportPost')).with({
  notice: reportReceived('post'),
});

export const setTopicFollowed = defineAction(action('setTopicFollowed')).with({
  optimistic: ({ input: { topicId, followed } }) => ({
    __typename: 'Topic',
    id: topicId,
    viewerIsFollowing: followed,
  }),
  notice: ({ topic }, { input: { followed } }) => ({
    title: followed ? `Following #${topic?.tag}` : `No longer following #${topic?.tag}`,
  }),
});
