import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PostCommentsDocument } from '../generated/graphql.ts';
import { isOutdated } from '../hydration/reloadOnce.ts';
import { createClient } from './client.ts';
import { httpLink } from './httpLink.ts';

const json = { 'content-type': 'application/graphql-response+json; charset=utf-8' };
const ask = () =>
  createClient(httpLink()).query({ query: PostCommentsDocument, variables: { postId: 'post-a' } });
const bodyOf = (request?: RequestInit) => JSON.parse(request?.body as string) as Record<string, unknown>;
const answer = (body: string, init: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));

afterEach(() => {
  vi.unstubAllEnvs();
});

test('PU-08 CA-02 a query is a POST of JSON to /graphql', async () => {
  const fetched = answer('{"data":{"post":null}}', { headers: json });
  expect((await ask()).data).toEqual({ post: null });
  expect(fetched).toHaveBeenCalledOnce();
  const [address, request] = fetched.mock.calls[0]!;
  expect(address).toBe('/graphql');
  expect(request).toMatchObject({
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
    },
  });
  const body = bodyOf(request);
  expect(body).toMatchObject({ operationName: 'PostComments', variables: { postId: 'post-a' } });
  expect(body['query']).toContain('query PostComments($postId: ID!, $after: String)');
});

test('in production a query is sent as its hash alone', async () => {
  vi.stubEnv('PROD', true);
  const fetched = answer('{"data":{"post":null}}', { headers: json });
  await ask();
  const { hash } = (PostCommentsDocument as { __meta__?: { hash: string } }).__meta__!;
  expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(bodyOf(fetched.mock.calls[0]![1])).toEqual({
    operationName: 'PostComments',
    variables: { postId: 'post-a' },
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  });
});

test('a refused operation brings its reasons', async () => {
  answer('{"errors":[{"message":"Too deep.","extensions":{"code":"GRAPHQL_VALIDATION_FAILED"}}]}', {
    status: 400,
    headers: json,
  });
  const error: unknown = await ask().catch((e: unknown) => e);
  expect(CombinedGraphQLErrors.is(error)).toBe(true);
  expect(error).toHaveProperty('message', 'Too deep.');
});

test('an operation that the server does not know shows that this page has outlived its release', async () => {
  expect(isOutdated()).toBe(false);
  answer(
    '{"errors":[{"message":"PersistedQueryNotFound","extensions":{"code":"PERSISTED_QUERY_NOT_FOUND"}}]}',
    { headers: json },
  );
  await expect(ask()).rejects.toThrow('PersistedQueryNotFound');
  expect(isOutdated()).toBe(true);
});

test('an answer that is no JSON is an error with its status', async () => {
  answer('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } });
  const error: unknown = await ask().catch((e: unknown) => e);
  expect(ServerError.is(error)).toBe(true);
  expect(error).toHaveProperty('message', 'The server answered with status 502.');
});

test('a server that cannot be reached is an error', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toThrow('Failed to fetch');
});

test('nobody waits longer than ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answer('{"data":{"post":null}}', { headers: json });
  await ask();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});
