import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PostCommentsDocument } from '../generated/graphql.ts';
import { isOutdated } from '../hydration/reloadOnce.ts';
import { createClient } from './client.ts';
import { httpLink } from './httpLink.ts';

const json = { 'content-type': 'application/graphql-response+json; charset=utf-8' };
const runQuery = () =>
  createClient(httpLink()).query({ query: PostCommentsDocument, variables: { postId: 'post-a' } });
const bodyOf = (request?: RequestInit) => JSON.parse(request?.body as string) as Record<string, unknown>;
const mockResponse = (body: string, init: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));

afterEach(() => {
  vi.unstubAllEnvs();
});

test('PU-08 CA-02 a query is a POST of JSON to /graphql', async () => {
  const fetchSpy = mockResponse('{"data":{"post":null}}', { headers: json });
  expect((await runQuery()).data).toEqual({ post: null });
  expect(fetchSpy).toHaveBeenCalledOnce();
  const [address, request] = fetchSpy.mock.calls[0]!;
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
  const fetchSpy = mockResponse('{"data":{"post":null}}', { headers: json });
  await runQuery();
  const { hash } = (PostCommentsDocument as { __meta__?: { hash: string } }).__meta__!;
  expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(bodyOf(fetchSpy.mock.calls[0]![1])).toEqual({
    operationName: 'PostComments',
    variables: { postId: 'post-a' },
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  });
});

test("a rejected operation returns the server's errors", async () => {
  mockResponse('{"errors":[{"message":"Too deep.","extensions":{"code":"GRAPHQL_VALIDATION_FAILED"}}]}', {
    status: 400,
    headers: json,
  });
  const error: unknown = await runQuery().catch((e: unknown) => e);
  expect(CombinedGraphQLErrors.is(error)).toBe(true);
  expect(error).toHaveProperty('message', 'Too deep.');
});

test('an unknown persisted operation marks the page as outdated', async () => {
  expect(isOutdated()).toBe(false);
  mockResponse(
    '{"errors":[{"message":"PersistedQueryNotSupported","extensions":{"code":"PERSISTED_QUERY_NOT_SUPPORTED"}}]}',
    { headers: json },
  );
  await expect(runQuery()).rejects.toThrow('PersistedQueryNotSupported');
  expect(isOutdated()).toBe(true);
});

test('a response that is not JSON is an error with its status', async () => {
  mockResponse('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } });
  const error: unknown = await runQuery().catch((e: unknown) => e);
  expect(ServerError.is(error)).toBe(true);
  expect(error).toHaveProperty('message', 'The server answered with status 502.');
});

test.each(['{"data":{"job', 'null', ''])('JSON that is no result, %j, is an error', async (text) => {
  mockResponse(text, { headers: json });
  await expect(runQuery()).rejects.toThrow("The server's answer is not valid.");
});

test('an unreachable server is an error', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(runQuery()).rejects.toThrow('Failed to fetch');
});

test('a request times out after ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  mockResponse('{"data":{"post":null}}', { headers: json });
  await runQuery();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});
