import { existsSync } from 'node:fs';
import { Kind, visit, type DocumentNode, type FieldNode } from 'graphql';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../../web/apollo/client.ts';
import { render } from '../../web/entry-server.tsx';
import { createRoutes, sourcesOf } from '../../web/routes.tsx';
import type { DataModule } from '../../web/routing/screenRoute.tsx';
import { findStructuredDataErrors } from '../../web/testing/structuredDataErrors.ts';
import { linksWithoutSkeletonData } from '../../web/testing/linksWithoutSkeletonData.ts';
import { createApolloServer } from '../apollo.ts';
import { sampleContext, sampleStore } from '../testing/sample.ts';
import { inProcessLink } from './inProcess.ts';

const origin = 'http://localhost';
const apollo = createApolloServer();
const link = inProcessLink(apollo, sampleContext);
const routes = createRoutes(createClient(link));

const dataModules = import.meta.glob<DataModule>('../../web/screens/*/*.data.ts');

const patternsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsOf(children ?? [])]);

const [product] = sampleStore.creatorDashboard.all;
/** An address for each screen that needs an id. */
const examples: Readonly<Record<string, string>> = {
  '/gigs/:id': '/gigs/gig-usability-review',
  '/jobs/:id': '/jobs/job-brand-designer',
  '/projects/:id': `/projects/${[...sampleStore.projects.keys()][0]}`,
  '/companies/:id': `/companies/${[...sampleStore.companies.keys()][0]}`,
  '/profile/:id?': '/profile',
  '/creator-dashboard/edit/:id': `/creator-dashboard/edit/${product!.id}`,
  '/shop/:id': '/shop/course-modern-css',
  '/auth/:action': '/auth/register',
  '*': '/nowhere',
};
/** Screens in other states, which show other links. */
const states = [
  '/?filter=saved',
  '/auth/login',
  '/auth/reset-password',
  '/gigs?tab=mine',
  '/jobs?tab=applied',
  '/jobs?job=job-brand-designer',
  '/messages?contact=contact-sofia-lindqvist',
  '/messages?channel=channel-design-critique',
  '/network?tab=invitations',
  '/network?tab=messages',
  '/notifications?page=2',
  '/profile/person-sofia-lindqvist',
  '/search?q=design',
  '/settings?tab=billing',
  '/shop/product-pricing-for-quiet-people',
  '/shop?type=course',
];

/** Help opens the welcome dialog over whatever page it stands on. */
const opensHere = '#help';

const plain = (html: string) => html.replaceAll('&amp;', '&');
/** All that the markup names within the site: where links lead, where forms go, and files. */
const namedIn = (html: string) =>
  [...html.matchAll(/\s(?:href|action|src|poster)="(\/[^"]*|#[^"]*)"/g)].map(([, address]) =>
    plain(address!),
  );

/** The fields of a query's root that are asked with a variable, and with which. */
function askedWith(document: DocumentNode): { field: string; variable: string }[] {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fields = operation!.selectionSet.selections.filter(
    (one): one is FieldNode => one.kind === Kind.FIELD,
  );
  return fields.flatMap(({ alias, name, arguments: given = [] }) =>
    given.flatMap(({ value }) =>
      value.kind === Kind.VARIABLE ? [{ field: (alias ?? name).value, variable: value.name.value }] : [],
    ),
  );
}

/** Why an address would not be answered as its link promises; null where it would. The page itself is not rendered. */
async function fault(address: string): Promise<string | null> {
  const url = new URL(address, origin);
  if (url.pathname !== '/' && existsSync(`web/public${url.pathname}`)) return null;
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  if (!match || match.route.path === '*') return 'no route and no file';
  const load = dataModules[`../../web/${sourcesOf(match.route.id ?? '')[0]}`];
  if (!load) return null;
  const { query, variables: variablesOf } = await load();
  const variables = variablesOf?.({ params: match.params, url }) ?? {};
  const asked = visit(query, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) });
  const { body } = await apollo.executeOperation(
    { query: asked, variables },
    { contextValue: sampleContext },
  );
  const { data: answer, errors } = body.kind === 'single' ? body.singleResult : {};
  if (!answer || errors) return String(errors?.[0]?.message);
  // A dash stands for an id that the address does not name.
  const isNamed = (value: unknown) => value != null && (value !== '-' || match.params['id'] !== undefined);
  const missing = askedWith(query).filter(
    ({ field, variable }) => answer[field] === null && isNamed(variables[variable]),
  );
  return missing.length > 0 ? `nobody has its ${missing.map(({ field }) => field).join()}` : null;
}

test('no link, form or picture of any screen leads to what is not there or to a skeleton that knows nothing of it, and what search engines are told they take', async () => {
  /** Each address, with the page that names it. */
  const named = new Map<string, string>();
  const wrong: string[] = [];
  /** What search engines are told of. */
  const described = new Set<string>();
  const addresses = patternsOf(routes).map((pattern) => examples[pattern] ?? pattern);
  for (const address of [...addresses, ...states]) {
    const page = await render(
      new Request(origin + address),
      link,
      (error) => wrong.push(String(error)),
      origin,
    );
    if (page instanceof Response) {
      named.set(page.headers.get('location')!, address);
      continue;
    }
    if (page.status !== (address === '/nowhere' ? 404 : 200)) wrong.push(`${address}: ${page.status}`);
    for (const [, json] of page.shared.data.matchAll(/<script[^>]*>(.*?)<\/script>/g)) {
      const thing = JSON.parse(json!) as Record<string, unknown>;
      described.add(String(thing['@type']));
      wrong.push(...findStructuredDataErrors(thing).map((what) => `${address}: ${what}`));
    }
    for (const one of linksWithoutSkeletonData(namedIn(page.body), JSON.parse(page.cache)))
      wrong.push(`${address} → ${one}: nothing told of its height`);
    // A page's own address is whole, on the site's origin.
    for (const one of namedIn(page.head.replaceAll(`"${origin}/`, '"/') + page.body)) {
      if (!one.startsWith('#')) named.set(one, address);
      // Where a link within the page leads the focus goes, too.
      else if (
        one !== opensHere &&
        !page.body.match(new RegExp(`<[^>]* id="${one.slice(1)}"[^>]*>`))?.[0].includes(' tabindex="-1"')
      )
        wrong.push(`${address} → ${one}`);
    }
  }
  for (const [address, from] of named) {
    const reason = await fault(address);
    if (reason) wrong.push(`${from} → ${address}: ${reason}`);
  }
  expect(wrong).toEqual([]);
  expect([...described].toSorted()).toEqual([
    'BreadcrumbList',
    'Course',
    'JobPosting',
    'Organization',
    'Person',
    'Product',
    'Service',
    'WebPage',
  ]);
  // Every screen is reached from another one, and enough has been followed to mean something.
  const reached = new Set(
    [...named.keys()].map((address) => matchRoutes(routes, address.split(/[?#]/)[0]!)?.at(-1)?.route.path),
  );
  expect(patternsOf(routes).filter((pattern) => pattern !== '*' && !reached.has(pattern))).toEqual([]);
  expect(named.size).toBeGreaterThan(200);
});
