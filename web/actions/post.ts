import type { ApolloCache } from '@apollo/client';
import { createdList, listWithin, viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { newComment, newPost } from './newPost.ts';
import { reportReceived } from './notices.ts';
import { defineAction } from './defineAction.ts';
import { readViewer } from './viewer.ts';

const likesFragment = graphql(/* GraphQL */ `
  fragment PostLikes on Post {
    id
    likes
    viewerHasLiked
  }
`);

/** Whether the feed is in the cache: not while it loads, and not when it failed to load. */
function hasFeed(cache: ApolloCache): boolean {
  let isCached = false;
  cache.modify({
    fields: {
      feed: (stored: unknown) => {
        isCached = true;
        return stored;
      },
    },
  });
  return isCached;
}

/** Posts to the feed in this tab; nothing is sent. It is refused while there is no feed. */
export const createPost = defineAction(
  graphql(/* GraphQL */ `
    mutation CreatePost($input: CreatePostInput!) {
      createPost(input: $input) {
        post {
          id
          ...CompletePost
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }, cache) => {
    if (!hasFeed(cache)) throw new Error('The feed has not been loaded yet: the post would be lost.');
    return { post: newPost(input, readViewer(cache)) };
  },
  update: (cache, { post }) => {
    if (!post) return;
    createdList('feed').set(cache, post, true);
    listWithin('Profile', readViewer(cache).id, 'posts').set(cache, post, true);
  },
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { postId, liked } }, cache) => {
    const { likes, viewerHasLiked } = readCachedOrThrow(cache, likesFragment, `Post:${postId}`);
    const change = Number(liked) - Number(viewerHasLiked);
    return {
      post: { __typename: 'Post', id: postId, likes: likes + change, viewerHasLiked: liked },
    };
  },
});

export const setPostSaved = defineAction(
  graphql(/* GraphQL */ `
    mutation SetPostSaved($input: SetPostSavedInput!) {
      setPostSaved(input: $input) {
        post {
          id
          viewerHasSaved
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { postId, saved } }) => ({
    post: { __typename: 'Post', id: postId, viewerHasSaved: saved },
  }),
  update: (cache, _payload, { input: { postId, saved } }) =>
    viewerList('feed', 'savedOnly').set(cache, { __typename: 'Post', id: postId }, saved),
  notice: (_payload, { input: { saved } }) => (saved ? undefined : { title: 'Post removed from saved' }),
});

export const addComment = defineAction(
  graphql(/* GraphQL */ `
    mutation AddComment($input: AddCommentInput!) {
      addComment(input: $input) {
        post {
          id
        }
        comment {
          id
          ...CompleteComment
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { postId, text } }, cache) => ({
    post: { __typename: 'Post', id: postId },
    comment: newComment(text, readViewer(cache)),
  }),
  // The number of comments is computed from their list.
  update: (cache, { comment }, { input: { postId } }) => {
    if (comment) listWithin('Post', postId, 'replies').set(cache, comment, true);
  },
});

export const sharePost = defineAction(
  graphql(/* GraphQL */ `
    mutation SharePost($input: ShareInput!) {
      share(input: $input) {
        node {
          id
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { id } }) => ({ node: { __typename: 'Post', id } }),
  // The number of shares is computed from the list of sharers. Sharing twice counts once, a copied link does not.
  update: (cache, _payload, { input: { id, method } }) => {
    if (method !== 'COPY_LINK')
      listWithin('Post', id, 'sharedBy').set(cache, { __typename: 'Person', id: readViewer(cache).id }, true);
  },
});

export const reportPost = defineAction(
  graphql(/* GraphQL */ `
    mutation ReportPost($input: ReportPostInput!) {
      reportPost(input: $input) {
        post {
          id
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { postId } }) => ({
    post: { __typename: 'Post', id: postId },
  }),
  notice: reportReceived('post'),
});
