import { existsSync } from 'node:fs';
import { Kind, visit, type DocumentNode, type FieldNode } from 'graphql';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../../web/apollo/client.ts';
import { render } from '../../web/entry-server.tsx';
import { createRoutes, sourceFilesOf } from '../../web/routes.tsx';
import { variablesAt, type DataModule } from '../../web/routing/screenRoute.tsx';
import { findStructuredDataErrors } from '../../web/testing/structuredDataErrors.ts';
import { createApolloServer } from '../graphql/apollo.ts';
import { sampleContext, sampleStore } from '../testing/sample.ts';
import { inProcessLink } from './inProcess.ts';

const origin = 'http://localhost';
const apollo = createApolloServer();
const link = inProcessLink(apollo, sampleContext);
const routes = createRoutes(createClient(link));

const dataModules = import.meta.glob<DataModule>('../../web/screens/*/*.data.ts');

const patternsOf = (routeObjects: readonly RouteObject[]): string[] =>
  routeObjects.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsOf(children ?? [])]);

const [product] = sampleStore.creatorDashboard.all;
/** An example URL for each screen whose route has a parameter. */
const examples: Readonly<Record<string, string>> = {
  '/gigs/:id': '/gigs/gig-usability-review',
  '/jobs/:id': '/jobs/job-brand-designer',
  '/jobs/:id/manage': '/jobs/job-design-intern/manage',
  '/projects/:id': `/projects/${[...sampleStore.projects.keys()][0]}`,
  '/companies/:id': `/companies/${[...sampleStore.companies.keys()][0]}`,
  '/profile/:id?': '/profile',
  '/creator-dashboard/edit/:id': `/creator-dashboard/edit/own-${product!.id}`,
  '/shop/:id': '/shop/course-modern-css',
  '/auth/:action': '/auth/register',
  '*': '/nowhere',
};
/** URLs of further states, which show other links. */
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

/** The Help link opens the welcome dialog on the current page. */
const opensDialog = '#help';

const decodeAmpersands = (html: string) => html.replaceAll('&amp;', '&');
/** All same-site URLs in the markup: links, form actions and files. */
const urlsIn = (html: string) =>
  [...html.matchAll(/\s(?:href|action|src|poster)="(\/[^"]*|#[^"]*)"/g)].map(([, address]) =>
    decodeAmpersands(address!),
  );

/** The root fields of a query with a variable as argument, and the variable's name. */
function fieldsWithVariables(document: DocumentNode): { field: string; variable: string }[] {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fields = operation!.selectionSet.selections.filter(
    (node): node is FieldNode => node.kind === Kind.FIELD,
  );
  return fields.flatMap(({ alias, name, arguments: args = [] }) =>
    args.flatMap(({ value }) =>
      value.kind === Kind.VARIABLE ? [{ field: (alias ?? name).value, variable: value.name.value }] : [],
    ),
  );
}

/** The explorer, which the server answers without a route. */
const explorerPath = '/graphql';

/** Returns why a link is broken, or null if it works. Executes the screen's query without rendering the page. */
async function linkFault(address: string): Promise<string | null> {
  const url = new URL(address, origin);
  if (url.pathname !== '/' && existsSync(`web/public${url.pathname}`)) return null;
  if (url.pathname === explorerPath) return null;
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  if (!match || match.route.path === '*') return 'no route and no file';
  const load = dataModules[`../../web/${sourceFilesOf(match.route.id ?? '')[0]}`];
  if (!load) return null;
  const module = await load();
  const variables = variablesAt({ params: match.params, url }, module);
  const unmasked = visit(module.query, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  });
  const { body } = await apollo.executeOperation(
    { query: unmasked, variables },
    { contextValue: sampleContext },
  );
  const { data, errors } = body.kind === 'single' ? body.singleResult : {};
  if (!data || errors) return String(errors?.[0]?.message);
  // A dash is the placeholder for an id that the URL lacks.
  const isNamed = (value: unknown) => value != null && (value !== '-' || match.params['id'] !== undefined);
  const missing = fieldsWithVariables(module.query).filter(
    ({ field, variable }) => data[field] === null && isNamed(variables[variable]),
  );
  return missing.length > 0 ? `null: ${missing.map(({ field }) => field).join()}` : null;
}

test('no screen has a broken link, form action or image, nor a link without data for its skeleton, and all structured data is valid', async () => {
  /** Each linked URL, with a page that links to it. */
  const linked = new Map<string, string>();
  const wrong: string[] = [];
  /** The types of the structured data. */
  const structuredTypes = new Set<string>();
  const addresses = patternsOf(routes).map((pattern) => examples[pattern] ?? pattern);
  for (const address of [...addresses, ...states]) {
    const page = await render(
      new Request(origin + address),
      link,
      (error) => wrong.push(String(error)),
      origin,
    );
    if (page instanceof Response) {
      linked.set(page.headers.get('location')!, address);
      continue;
    }
    if (page.status !== (address === '/nowhere' ? 404 : 200)) wrong.push(`${address}: ${page.status}`);
    for (const [, json] of page.shared.data.matchAll(/<script[^>]*>(.*?)<\/script>/g)) {
      const thing = JSON.parse(json!) as Record<string, unknown>;
      structuredTypes.add(String(thing['@type']));
      wrong.push(...findStructuredDataErrors(thing).map((what) => `${address}: ${what}`));
    }
    // A page's canonical URL is absolute.
    for (const target of urlsIn(page.head.replaceAll(`"${origin}/`, '"/') + page.body)) {
      if (!target.startsWith('#')) linked.set(target, address);
      // The target of a fragment link must be focusable.
      else if (
        target !== opensDialog &&
        !page.body.match(new RegExp(`<[^>]* id="${target.slice(1)}"[^>]*>`))?.[0].includes(' tabindex="-1"')
      )
        wrong.push(`${address} → ${target}`);
    }
  }
  for (const [address, from] of linked) {
    const reason = await linkFault(address);
    if (reason) wrong.push(`${from} → ${address}: ${reason}`);
  }
  expect(wrong).toEqual([]);
  expect([...structuredTypes].toSorted()).toEqual([
    'BreadcrumbList',
    'Course',
    'JobPosting',
    'Organization',
    'Person',
    'Product',
    'Service',
    'WebPage',
  ]);
  // Every screen is linked, and the test has followed enough links to be meaningful.
  const reached = new Set(
    [...linked.keys()].map((address) => matchRoutes(routes, address.split(/[?#]/)[0]!)?.at(-1)?.route.path),
  );
  expect(patternsOf(routes).filter((pattern) => pattern !== '*' && !reached.has(pattern))).toEqual([]);
  expect(linked.size).toBeGreaterThan(200);
});
