import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../../web/apollo/client.ts';
import { createRoutes } from '../../web/routes.tsx';
import { createApolloServer } from '../graphql/apollo.ts';
import { createApp } from '../app.ts';
import { errorLog, linesOf } from '../testing/errorLog.ts';
import { mockings, serveMocks } from '../testing/mockServer.ts';
import { sampleContext } from '../testing/sample.ts';
import { serve } from '../testing/serve.ts';
import { sourceAssets } from '../testing/servePages.ts';
import { inProcessLink } from './inProcess.ts';
import { readSettings } from './settings.ts';

const log = errorLog();

const patternsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsOf(children ?? [])]);
const link = inProcessLink(createApolloServer(), sampleContext);

/** Every screen, with an id where its path needs one, and further states of some screens. */
const addresses = [
  ...patternsOf(createRoutes(createClient(link))).map((path) =>
    path.replace('*', '/*').replace(/:\w+\??|\*/, 'an-id'),
  ),
  '/profile',
  '/jobs?tab=saved',
  '/jobs?tab=applied',
  '/jobs?q=a&job=an-id',
  '/gigs?tab=mine',
  '/gigs/an-id?package=premium&stars=5',
  '/projects?proposals=mine',
  '/projects/an-id?tab=proposals',
  '/companies?following=only',
  '/search?q=a',
  '/search?q=a&tab=jobs&page=2',
  '/messages?contact=an-id',
  '/messages?channel=an-id',
  '/network?tab=invitations',
  '/network?tab=messages',
  '/settings?tab=billing',
  '/library?show=orders',
  '/creator-dashboard?q=a&sort=views-desc',
  '/sitemap.xml',
];

for (const [i, [name, mocks]] of Object.entries(mockings).entries())
  test(`every screen shows the data of a server of mocks: ${name}`, async () => {
    const backend = await serveMocks(mocks);
    const app = await createApp(
      sourceAssets,
      readSettings({ GRAPHQL_ENDPOINT: `${backend.origin}/graphql` }),
    );
    const served = await serve(app.handler);
    const failed: unknown[] = [];
    // The first server answers for all addresses, each other one for every second of them.
    for (const address of addresses.filter((_address, at) => i === 0 || (at + i) % 2 === 0)) {
      const { status, text } = await served.ask(address);
      // `render` reports the errors of a page; React's warnings about odd values are not errors.
      const errors = linesOf(log());
      if (![200, 302, 404].includes(status) || errors.length > 0) failed.push([address, status, errors]);
      expect(text).not.toContain('Maren');
      log().mockClear();
    }
    expect(failed).toEqual([]);
    expect(addresses.length).toBeGreaterThan(45);
    await served.close();
    await backend.close();
    await app.stop();
  });
