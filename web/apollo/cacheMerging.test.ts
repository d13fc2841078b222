import { ApolloLink } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { tap } from 'rxjs';
import { createApolloServer } from '../../server/graphql/apollo.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { sampleContext } from '../../server/testing/sample.ts';
import { createPrefetch } from '../routes.tsx';
import { addresses } from '../testing/addresses.ts';
import { createClient } from './client.ts';

test('no response removes data of another screen from the cache, so no shown screen falls back to its skeleton', async () => {
  const operations = new Map<string, ApolloLink.Operation>();
  let responses = 0;
  const recorder = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        complete: () => {
          operations.set(JSON.stringify([operation.operationName, operation.variables]), operation);
          responses += 1;
        },
      }),
    ),
  );
  const client = createClient(
    ApolloLink.from([recorder, inProcessLink(createApolloServer(), sampleContext)]),
    {
      defaultOptions: { query: { fetchPolicy: 'network-only' } },
    },
  );
  const prefetch = createPrefetch(client);
  const lost = new Set<string>();
  // In the second round each response arrives after every other one.
  for (const address of [...addresses, ...addresses]) {
    const before = responses;
    prefetch(address);
    await vi.waitFor(() => expect(responses).toBeGreaterThan(before), { interval: 5, timeout: 60_000 });
    for (const { query, variables, operationName } of operations.values()) {
      const { complete, missing } = client.cache.diff({ query, variables, optimistic: true });
      if (!complete) lost.add(`${address} takes from ${operationName}: ${missing!.message}`);
    }
  }
  expect(operations.size).toBeGreaterThan(25);
  expect([...lost]).toEqual([]);
});
