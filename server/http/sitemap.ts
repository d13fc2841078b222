import type { ApolloServer } from '@apollo/server';
import { createContext, type Context } from '../context.ts';
import type { Store } from '../store.ts';
import { cursorAt } from '../shared/connection.ts';
import { paths } from '../../web/paths.ts';

interface Site {
  apollo: ApolloServer<Context>;
  store: Store;
}

/** Maximum number of URLs in one sitemap: a fifth of the protocol's limit, so that none takes long to build. */
const perPage = 10_000;
/** The API's maximum page size. */
const first = 100;

/** Paths that search engines must not index: personal screens and tools. A trailing `$` matches only the exact path. */
export const privatePaths = [
  '/auth/',
  paths.creatorDashboard(),
  paths.dashboard,
  '/graphql',
  '/jobs/*/manage',
  paths.library(),
  paths.messages(),
  paths.network(),
  paths.notifications(),
  paths.orders(),
  `${paths.profile()}$`,
  paths.search(),
  paths.settings(),
];

/** Public screens without an id in their path. */
const screens = [
  paths.feed(),
  paths.jobs(),
  paths.projects(),
  paths.gigs(),
  paths.companies(),
  paths.shop(),
  paths.agency,
  paths.terms,
  paths.privacy,
];

/** The root lists of the schema whose items each have a page. */
const lists = {
  jobs: paths.job,
  projects: paths.project,
  gigs: paths.gig,
  companies: paths.company,
  products: paths.product,
  people: paths.profile,
} as const;
type ListName = keyof typeof lists;

export const sitemapKinds = ['screens', ...(Object.keys(lists) as ListName[])] as const;
type Kind = (typeof sitemapKinds)[number];

const isList = (kind: string): kind is ListName => Object.hasOwn(lists, kind);

interface Answer {
  list: { totalCount: number; nodes: { id: string }[] };
}

/** Queries a page of a root list through the public API. */
async function queryList(
  { apollo, store }: Site,
  list: ListName,
  after: string | null,
): Promise<Answer['list']> {
  const query = `query Sitemap($first: Int, $after: String) {
    list: ${list}(first: $first, after: $after) { totalCount nodes { id } }
  }`;
  const { body } = await apollo.executeOperation<Answer>(
    { query, variables: { first, after } },
    { contextValue: createContext(store) },
  );
  const answer = body.kind === 'single' ? body.singleResult : undefined;
  if (!answer?.data) throw new Error(`The sitemap of ${list} cannot be built.`, { cause: answer?.errors });
  return answer.data.list;
}

/** The number of sitemaps that a kind needs. */
export async function sitemapPages(site: Site, kind: Kind): Promise<number> {
  if (!isList(kind)) return 1;
  const { totalCount } = await queryList(site, kind, null);
  return Math.ceil(totalCount / perPage);
}

/** The paths in one sitemap of a kind; `page` starts at 1. */
export async function sitemapPage(site: Site, kind: string, page: number): Promise<string[]> {
  if (!isList(kind)) return screens;
  const start = (page - 1) * perPage;
  const addresses: string[] = [];
  for (let at = start; at < start + perPage; at += first) {
    // oxlint-disable-next-line no-await-in-loop -- sequential queries let other requests run in between
    const { nodes } = await queryList(site, kind, at === 0 ? null : cursorAt(at - 1));
    addresses.push(...nodes.map(({ id }) => lists[kind](id)));
    if (nodes.length < first) break;
  }
  return addresses;
}
