import type { ApolloCache, Reference } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import { changeConnection } from './cache.ts';
import { action } from './stub.ts';
import { readViewer } from './viewer.ts';

/** Ids of what exists only in this tab. */
const localId = (kind: string) => `${kind}-${crypto.randomUUID()}`;

const countsFragment = graphql(/* GraphQL */ `
  fragment PostCounts on Post {
    id
    likes
    comments
    shares
    viewerHasLiked
    viewerHasSaved
  }
`);

function readCounts(cache: ApolloCache, id: string) {
  const post = cache.readFragment({ fragment: countsFragment, id: `Post:${id}` });
  if (!post) throw new Error(`There is no post '${id}' in this tab.`);
  return post;
}

/** Whether there is a list that a post could join: not while the feed loads, and not when it could not be loaded. */
function hasFeed(cache: ApolloCache): boolean {
  let there = false;
  cache.modify({
    fields: {
      feed: (stored: unknown) => {
        there = true;
        return stored;
      },
    },
  });
  return there;
}

const mostTags = 10;

/** The words after a '#', once each. */
const hashtagsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/(?:^|\s)#([\p{L}\p{N}_-]+)/gu)].map(([, tag]) => tag!.toLowerCase()))].slice(
    0,
    mostTags,
  );

/** Posts to the feed of this tab; nothing is sent anywhere. Refused while there is no feed to post to. */
export const createPost = action(
  graphql(/* GraphQL */ `
    mutation CreatePost($input: CreatePostInput!) {
      createPost(input: $input) {
        post {
          id
          likes
          comments
          shares
          tags
          isFeatured
          viewerHasSaved
          replies {
            nodes {
              id
            }
          }
          ...PostCard_post
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input }, cache) => {
    if (!hasFeed(cache)) throw new Error('The feed has not been loaded yet: the post would be lost.');
    const viewer = readViewer(cache);
    return {
      post: {
        __typename: 'Post',
        id: localId('post'),
        author: {
          __typename: 'PostAuthor',
          name: viewer.name,
          title: viewer.headline,
          avatarUrl: viewer.avatar,
          person: { __typename: 'Person', id: viewer.id },
        },
        timePosted: 'Just now',
        postedAt: new Date().toISOString(),
        content: input.content,
        image: input.image ?? null,
        imageAlt: null,
        likes: 0,
        comments: 0,
        shares: 0,
        tags: input.tags ?? hashtagsIn(input.content),
        isFeatured: false,
        viewerHasLiked: false,
        viewerHasSaved: false,
        replies: { __typename: 'CommentConnection', nodes: [] },
      },
    };
  },
  update: (cache, { post }) => {
    if (!post) return;
    changeConnection(cache, {}, 'feed', (nodes) => [{ __ref: `Post:${post.id}` }, ...nodes]);
  },
  notice: { title: 'Post created!', description: 'Your post has been shared with your network.' },
});

export const setPostLiked = action(
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
  answer: ({ input: { postId, liked } }, cache) => {
    const { likes, viewerHasLiked } = readCounts(cache, postId);
    const change = Number(liked) - Number(viewerHasLiked);
    return {
      post: { __typename: 'Post', id: postId, likes: likes + change, viewerHasLiked: liked },
    };
  },
});

export const setPostSaved = action(
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
  answer: ({ input: { postId, saved } }) => ({
    post: { __typename: 'Post', id: postId, viewerHasSaved: saved },
  }),
  update: (cache, _payload, { input: { saved } }) => {
    const { id } = readViewer(cache);
    cache.modify({
      id: `Viewer:${id}`,
      fields: {
        items: (items: { savedPosts: number } | Reference) =>
          'savedPosts' in items ? { ...items, savedPosts: items.savedPosts + (saved ? 1 : -1) } : items,
      },
    });
  },
  notice: (_payload, { input: { saved } }) => (saved ? undefined : { title: 'Post removed from saved' }),
});

export const addComment = action(
  graphql(/* GraphQL */ `
    mutation AddComment($input: AddCommentInput!) {
      addComment(input: $input) {
        post {
          id
          comments
        }
        comment {
          id
          ...PostComment_comment
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { postId, text } }, cache) => {
    const viewer = readViewer(cache);
    return {
      post: { __typename: 'Post', id: postId, comments: readCounts(cache, postId).comments + 1 },
      comment: {
        __typename: 'Comment',
        id: localId('comment'),
        text,
        time: 'Just now',
        author: { __typename: 'Person', id: viewer.id, name: viewer.name, avatarUrl: viewer.avatar },
      },
    };
  },
  update: (cache, { comment }, { input: { postId } }) => {
    if (!comment) return;
    changeConnection(cache, { id: `Post:${postId}` }, 'replies', (nodes) => [
      ...nodes,
      { __ref: `Comment:${comment.id}` },
    ]);
  },
});

export const sharePost = action(
  graphql(/* GraphQL */ `
    mutation SharePost($input: ShareInput!) {
      share(input: $input) {
        node {
          id
          ... on Post {
            shares
          }
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { id } }, cache) => ({
    node: { __typename: 'Post', id, shares: readCounts(cache, id).shares + 1 },
  }),
});
