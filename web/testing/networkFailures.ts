import { parse } from 'graphql';
import { vi } from 'vitest';
import { createApolloServer } from '../../server/apollo.ts';
import { sampleContext } from '../../server/testing/sample.ts';

const server = createApolloServer();
const json = { headers: { 'content-type': 'application/graphql-response+json' } };

interface Asked {
  query: string;
  variables: Record<string, unknown>;
  operationName: string;
}

async function answerTo({ query, variables }: Asked) {
  const { body } = await server.executeOperation(
    { query: parse(query), variables },
    { contextValue: sampleContext },
  );
  return body.kind === 'single' ? body.singleResult : {};
}

/** How an operation can go wrong between the client and its data. */
const faults = {
  'the server is down': () => Promise.reject(new TypeError('Failed to fetch')),
  'it answers 500': async () => new Response('<h1>secret of the server</h1>', { status: 500 }),
  'it answers with garbage': async () => new Response('{"data":{"job', json),
  'it answers with nothing that was asked for': async () => new Response('null', json),
  'it answers with errors': async () =>
    new Response(JSON.stringify({ data: null, errors: [{ message: 'secret of a resolver' }] }), json),
  // As the GraphQL specification defines it where one of several fields has failed.
  'it answers with a part of it': async (_signal: AbortSignal, asked: Asked) => {
    const { data } = await answerTo(asked);
    const [failed] = Object.keys(data ?? {});
    const errors = [{ message: 'secret of a resolver', path: [failed] }];
    return new Response(JSON.stringify({ data: { ...data, [failed!]: null }, errors }), json);
  },
  'it never answers': (signal: AbortSignal, _asked: Asked) =>
    new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
};
export type NetworkState = keyof typeof faults | 'fine';
export const networkFailures = Object.keys(faults) as (keyof typeof faults)[];

/** Answers what the client fetches as the server does, until the weather changes; ten seconds of waiting pass at once. */
export function simulateNetwork() {
  let now: NetworkState = 'fine';
  const asked: string[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('It took too long.', 'TimeoutError')), 10);
    return now === 'it never answers' ? late.signal : new AbortController().signal;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const one = JSON.parse(init?.body as string) as Asked;
    asked.push(one.operationName);
    if (now !== 'fine') return faults[now](init!.signal!, one);
    return new Response(JSON.stringify(await answerTo(one)), json);
  });
  return {
    change: (weather: NetworkState) => {
      now = weather;
    },
    /** The operations that have been asked for. */
    asked,
  };
}
