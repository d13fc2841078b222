import { ApolloLink, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { createApolloServer } from '../../server/graphql/apollo.ts';
import { createContext } from '../../server/data/context.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { createStore } from '../../server/data/store.ts';
import { AppShellDocument, PostCommentsDocument } from '../generated/graphql.ts';
import { createClient } from './client.ts';

const silent = new ApolloLink(() => new Observable(() => {}));

const post = {
  __typename: 'Post',
  id: 'post-a',
  'replies({"first":20})': {
    __typename: 'CommentConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
} as const;

test('a post in the cache is found by its id without a request', () => {
  const { cache } = createClient(silent);
  cache.restore({ 'Post:post-a': post, ROOT_QUERY: { __typename: 'Query' } });
  const data = cache.readQuery({ query: PostCommentsDocument, variables: { postId: 'post-a' } });
  expect(data?.post).toMatchObject({ id: 'post-a', replies: { nodes: [] } });
});

test("the server's null stays null, so an unknown post is not requested again", () => {
  const { cache } = createClient(silent);
  cache.writeQuery({ query: PostCommentsDocument, variables: { postId: 'nope' }, data: { post: null } });
  expect(cache.readQuery({ query: PostCommentsDocument, variables: { postId: 'nope' } })).toEqual({
    post: null,
  });
});

test('a post that is not in the cache is not found', () => {
  const { cache } = createClient(silent);
  expect(cache.readQuery({ query: PostCommentsDocument, variables: { postId: 'nope' } })).toBeNull();
});

test("a component reads only its own fragment's fields", async () => {
  const client = createClient(inProcessLink(createApolloServer(), createContext(createStore())));
  const { data } = await client.query({ query: AppShellDocument });
  expect(data?.contacts[0]).toEqual({ __typename: 'Contact', id: 'contact-sofia-lindqvist' });
});
