import { ApolloLink } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { tap } from 'rxjs';
import { createApolloServer } from '../../server/apollo.ts';
import { inProcessLink } from '../../server/http/inProcess.ts';
import { sampleContext } from '../../server/testing/sample.ts';
import { createPrefetch } from '../routes.tsx';
import { createClient } from './client.ts';

/** Every screen with data, in the states that ask for more or for something else. */
const addresses = [
  '/',
  '/?filter=saved',
  '/gigs',
  '/gigs?tab=mine',
  '/gigs/gig-usability-review',
  '/jobs',
  '/jobs?tab=applied',
  '/jobs?job=job-brand-designer',
  '/jobs/job-brand-designer',
  '/projects',
  '/projects?proposals=mine',
  '/projects/project-storefront-speed',
  '/companies',
  '/companies/techcorp',
  '/agency',
  '/messages',
  '/messages?contact=contact-idris-vale',
  '/messages?channel=channel-design-critique',
  '/creator-dashboard',
  '/creator-dashboard/create',
  '/creator-dashboard/edit/product-brief-reader',
  '/network',
  '/network?tab=invitations',
  '/network?tab=messages',
  '/profile',
  '/profile/person-sofia-lindqvist',
  '/notifications',
  '/dashboard',
  '/search?q=design',
  '/search?q=design&tab=posts',
  '/settings',
  '/shop',
  '/shop/course-modern-css',
];

test('no answer takes from the cache what another screen shows, which would give way to its skeleton', async () => {
  const asked = new Map<string, ApolloLink.Operation>();
  let answers = 0;
  const noting = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        complete: () => {
          asked.set(JSON.stringify([operation.operationName, operation.variables]), operation);
          answers += 1;
        },
      }),
    ),
  );
  const client = createClient(ApolloLink.from([noting, inProcessLink(createApolloServer(), sampleContext)]), {
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  });
  const prefetch = createPrefetch(client);
  const lost = new Set<string>();
  // The second round brings each answer after every other one.
  for (const address of [...addresses, ...addresses]) {
    const before = answers;
    prefetch(address);
    await vi.waitFor(() => expect(answers).toBeGreaterThan(before), { interval: 5, timeout: 60_000 });
    for (const { query, variables, operationName } of asked.values()) {
      const { complete, missing } = client.cache.diff({ query, variables, optimistic: true });
      if (!complete) lost.add(`${address} takes from ${operationName}: ${missing!.message}`);
    }
  }
  expect(asked.size).toBeGreaterThan(25);
  expect([...lost]).toEqual([]);
});
