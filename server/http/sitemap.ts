import type { Execute } from './inProcess.ts';
import { addresses } from '../../schema/rules/addresses.ts';

/** Maximum number of URLs in one sitemap: a fifth of the protocol's limit, so that none takes long to build. */
const perPage = 10_000;
/** Maximum number of sitemaps of a kind, for 10 million objects; the protocol's limit for all kinds is 50,000. */
const maxPages = 1_000;
/** The API's maximum page size. */
const first = 100;

/** Paths that search engines must not index: personal screens and tools. A trailing `$` matches only the exact path. */
export const privatePaths = [
  '/auth/',
  addresses.creatorDashboard,
  addresses.dashboard,
  '/graphql',
  '/jobs/*/manage',
  addresses.library,
  addresses.messages(),
  addresses.network,
  addresses.notifications,
  addresses.orders,
  `${addresses.profile()}$`,
  addresses.search,
  addresses.settings,
];

/** Public screens without an id in their path. */
const screens = [
  addresses.feed,
  addresses.jobs,
  addresses.projects,
  addresses.gigs,
  addresses.companies,
  addresses.shop,
  addresses.agency,
  addresses.terms,
  addresses.privacy,
];

/** The root lists of the schema whose items each have a page. */
const lists = {
  jobs: addresses.job,
  projects: addresses.project,
  gigs: addresses.gig,
  companies: addresses.company,
  products: addresses.product,
  people: addresses.profile,
} as const;
type ListName = keyof typeof lists;

export const sitemapKinds = ['screens', ...(Object.keys(lists) as ListName[])] as const;
type Kind = (typeof sitemapKinds)[number];

const isList = (kind: string): kind is ListName => Object.hasOwn(lists, kind);

interface List {
  totalCount: number;
  /** A person who may not be listed has `isIndexed: false`. */
  nodes: { id: string; isIndexed?: boolean }[];
  pageInfo: { hasNextPage: boolean };
}

/** Queries a page of a root list through the public API; `page` starts at 1. */
async function queryList(execute: Execute, list: ListName, page: number): Promise<List> {
  const query = `query Sitemap($first: Int, $page: Int) {
    list: ${list}(first: $first, page: $page) { totalCount nodes { ${list === 'people' ? 'id isIndexed' : 'id'} } pageInfo { hasNextPage } }
  }`;
  const { data, errors } = await execute(query, { first, page });
  if (!data) throw new Error(`The sitemap of ${list} cannot be built.`, { cause: errors });
  return data['list'] as List;
}

export async function sitemapPages(execute: Execute, kind: Kind): Promise<number> {
  if (!isList(kind)) return 1;
  const { totalCount } = await queryList(execute, kind, 1);
  return Math.min(Math.ceil(totalCount / perPage), maxPages);
}

/** The paths in one sitemap of a kind; `page` starts at 1. */
export async function sitemapPage(execute: Execute, kind: string, page: number): Promise<string[]> {
  if (!isList(kind)) return screens;
  const pages = perPage / first;
  const start = (page - 1) * pages;
  const found: string[] = [];
  for (let at = start + 1; at <= start + pages; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sequential queries let other requests run in between
    const { nodes, pageInfo } = await queryList(execute, kind, at);
    for (const { id, isIndexed = true } of nodes) if (isIndexed) found.push(lists[kind](id));
    if (!pageInfo.hasNextPage) break;
  }
  return found;
}
