import { graphql } from '../generated/gql.ts';
import type { CreatePostInput, CompleteCommentFragment, CompletePostFragment } from '../generated/graphql.ts';
import { createdPost } from '../../schema/rules/post/createdPost.ts';
import { localId } from './localId.ts';
import type { Viewer } from './viewer.ts';

/** All fields of a post that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompletePost on Post {
    id
    author {
      name
      title
      avatarUrl
      person {
        id
      }
      company {
        id
      }
    }
    timePosted
    postedAt
    content
    image
    imageAlt
    likes
    comments
    shares
    tags
    isFeatured
    viewerHasLiked
    viewerHasSaved
    replies(first: 20) {
      totalCount
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

graphql(/* GraphQL */ `
  fragment CompleteComment on Comment {
    id
    author {
      id
      name
      avatarUrl
    }
    text
    time
    postedAt
  }
`);

/** A new post of the viewer. */
export const newPost = (input: CreatePostInput, viewer: Viewer): CompletePostFragment => ({
  ...createdPost(input),
  __typename: 'Post',
  id: localId('post'),
  author: {
    __typename: 'PostAuthor',
    name: viewer.name,
    title: viewer.headline,
    avatarUrl: viewer.avatar,
    person: { __typename: 'Person', id: viewer.id },
    company: null,
  },
  timePosted: 'Just now',
  postedAt: new Date().toISOString(),
  comments: 0,
  viewerHasLiked: false,
  viewerHasSaved: false,
  replies: {
    __typename: 'CommentConnection',
    totalCount: 0,
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

/** A new comment of the viewer. */
export const newComment = (text: string, viewer: Viewer): CompleteCommentFragment => ({
  __typename: 'Comment',
  id: localId('comment'),
  author: { __typename: 'Person', id: viewer.id, name: viewer.name, avatarUrl: viewer.avatar },
  text,
  time: 'Just now',
  postedAt: new Date().toISOString(),
});
