import { parse } from 'graphql';
import { vi } from 'vitest';
import { createApolloServer } from '../../server/apollo.ts';
import { sampleContext } from '../../server/testing/sample.ts';

const server = createApolloServer();
const json = { headers: { 'content-type': 'application/graphql-response+json' } };

interface OperationRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string;
}

async function execute({ query, variables }: OperationRequest) {
  const { body } = await server.executeOperation(
    { query: parse(query), variables },
    { contextValue: sampleContext },
  );
  return body.kind === 'single' ? body.singleResult : {};
}

/** Ways in which an operation can fail between client and server. */
const faults = {
  'the server is down': () => Promise.reject(new TypeError('Failed to fetch')),
  'it answers 500': async () => new Response('<h1>secret of the server</h1>', { status: 500 }),
  'it answers with invalid JSON': async () => new Response('{"data":{"job', json),
  'it answers with null': async () => new Response('null', json),
  'it answers with errors': async () =>
    new Response(JSON.stringify({ data: null, errors: [{ message: 'secret of a resolver' }] }), json),
  // The GraphQL specification defines this response for one failed field among several.
  'it answers with partial data': async (_signal: AbortSignal, request: OperationRequest) => {
    const { data } = await execute(request);
    const [failed] = Object.keys(data ?? {});
    const errors = [{ message: 'secret of a resolver', path: [failed] }];
    return new Response(JSON.stringify({ data: { ...data, [failed!]: null }, errors }), json);
  },
  'it never answers': (signal: AbortSignal, _request: OperationRequest) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
};
export type NetworkState = keyof typeof faults | 'fine';
export const networkFailures = Object.keys(faults) as (keyof typeof faults)[];

/** Mocks `fetch`: it executes operations until `change` sets a failure. The client's timeout of 10 s becomes 10 ms. */
export function simulateNetwork() {
  let state: NetworkState = 'fine';
  const requested: string[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('It took too long.', 'TimeoutError')), 10);
    return state === 'it never answers' ? late.signal : new AbortController().signal;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const request = JSON.parse(init?.body as string) as OperationRequest;
    requested.push(request.operationName);
    if (state !== 'fine') return faults[state](init!.signal!, request);
    return new Response(JSON.stringify(await execute(request)), json);
  });
  return {
    change: (next: NetworkState) => {
      state = next;
    },
    /** Names of the requested operations. */
    requested,
  };
}
