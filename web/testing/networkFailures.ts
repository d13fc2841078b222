import { parse } from 'graphql';
import { vi } from 'vitest';
import { createApolloServer } from '../../server/graphql/apollo.ts';
import { sampleContext } from '../../server/testing/sample.ts';
import {
  failures,
  storeConditions,
  storedConditions,
  type NetworkConditions,
} from '../apollo/networkConditions.ts';
import { applyPageConditions } from '../devtools/pageConditions.ts';

const server = createApolloServer();
const json = { headers: { 'content-type': 'application/graphql-response+json' } };

interface OperationRequest {
  query: string;
  variables: Record<string, unknown>;
  extensions?: Record<string, unknown>;
}

async function execute({ query, variables, extensions = {} }: OperationRequest) {
  const { body } = await server.executeOperation(
    { query: parse(query), variables, extensions },
    { contextValue: sampleContext },
  );
  return body.kind === 'single' ? body.singleResult : {};
}

/** The simulated conditions under which a screen cannot load its data, by their label. */
export const networkFailures: Readonly<Record<string, NetworkConditions>> = {
  ...Object.fromEntries(
    Object.entries(failures).map(([failure, { label }]) => [
      label,
      { all: { failure } } as NetworkConditions,
    ]),
  ),
  Offline: { offline: true },
};

/** Simulates network conditions, as the panel of queries does. */
export function simulateConditions(conditions: NetworkConditions): void {
  storeConditions(conditions);
  applyPageConditions();
}

/** Mocks `fetch`: it executes operations. The client's timeout of 10 s becomes 10 ms where nothing responds. */
export function mockNetwork(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('It took too long.', 'TimeoutError')), 10);
    return storedConditions().all?.failure === 'timeout' ? late.signal : new AbortController().signal;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (_address, init) =>
      new Response(JSON.stringify(await execute(JSON.parse(init?.body as string) as OperationRequest)), json),
  );
}
