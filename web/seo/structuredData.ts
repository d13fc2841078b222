import type { ApolloCache } from '@apollo/client';
import { paths } from '../paths.ts';
import { jobPosting } from './jobPosting.ts';
import { organization } from './organization.ts';
import { person } from './person.ts';
import { projectPage, service } from './service.ts';
import { shopItem } from './shopItem.ts';
import type { ThingSource, Thing } from './thing.ts';

interface Kind {
  thing: (shown: ThingSource) => Thing | null;
  /** The list that the page's breadcrumb leads to. */
  list?: { name: string; path: string };
}

/** The screens with a single subject, by route id. */
const kinds: Readonly<Record<string, Kind>> = {
  Job: { thing: jobPosting, list: { name: 'Jobs', path: paths.jobs() } },
  Gig: { thing: service, list: { name: 'Gigs', path: paths.gigs() } },
  Project: { thing: projectPage, list: { name: 'Projects', path: paths.projects() } },
  Product: { thing: shopItem, list: { name: 'Shop', path: paths.shop() } },
  Company: { thing: organization, list: { name: 'Companies', path: paths.companies() } },
  Profile: { thing: person },
};

/** 'Jobs > Brand Designer'. A job has a title instead of a name. */
function breadcrumbs(
  { name: list, path }: NonNullable<Kind['list']>,
  thing: Thing,
  at: ThingSource['at'],
): Thing {
  const steps = [
    [list, at(path)],
    [thing['name'] ?? thing['title'], thing['url']],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], i) => ({ '@type': 'ListItem', position: i + 1, name, item })),
  };
}

/** Returns a screen's schema.org data; empty when the screen has no single subject, or an unknown one. */
export function structuredData(
  route: string,
  id: string | undefined,
  cache: ApolloCache,
  origin: string,
): Thing[] {
  const kind = Object.hasOwn(kinds, route) ? kinds[route] : undefined;
  if (!kind || id === undefined) return [];
  const at: ThingSource['at'] = (path) => new URL(path, origin).href;
  const thing = kind.thing({ cache, id, at });
  if (!thing) return [];
  return kind.list ? [thing, breadcrumbs(kind.list, thing, at)] : [thing];
}

/** Script elements with JSON-LD, which browsers do not run. `<` is escaped, so that no value ends its element. */
export const dataScript = (things: readonly Thing[]): string =>
  things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
