import { growBy } from '../apollo/optimistic.ts';
import { graphql } from '../generated/gql.ts';
import { reportReceived } from './notices.ts';
import { defineAction } from './defineAction.ts';

export const createPost = defineAction(
  graphql(/* GraphQL */ `
    mutation CreatePost($input: CreatePostInput!) {
      createPost(input: $input) {
        post {
          id
        }
      }
    }
  `),
).with({
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

export const setPostLiked = defineAction(
  graphql(/* GraphQL */ `
    mutation SetPostLiked($input: SetPostLikedInput!) {
      setPostLiked(input: $input) {
        post {
          id
          likes
          viewerHasLiked
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { postId, liked } }) => ({
    __typename: 'Post',
    id: postId,
    viewerHasLiked: liked,
    likes: growBy(liked),
  }),
});

export const setPostSaved = defineAction(
  graphql(/* GraphQL */ `
    mutation SetPostSaved($input: SetPostSavedInput!) {
      setPostSaved(input: $input) {
        post {
          id
          viewerHasSaved
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { postId, saved } }) => ({ __typename: 'Post', id: postId, viewerHasSaved: saved }),
  notice: (_payload, { input: { saved } }) => (saved ? undefined : { title: 'Post removed from saved' }),
});

export const addComment = defineAction(
  graphql(/* GraphQL */ `
    mutation AddComment($input: AddCommentInput!) {
      addComment(input: $input) {
        comment {
          id
        }
      }
    }
  `),
).with({});

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

export const reportPost = defineAction(
  graphql(/* GraphQL */ `
    mutation ReportPost($input: ReportPostInput!) {
      reportPost(input: $input) {
        post {
          id
        }
      }
    }
  `),
).with({
  notice: reportReceived('post'),
});

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
