import type { ApolloServer } from '@apollo/server';
import { createContext, type Context } from '../context.ts';
import type { Store } from '../store.ts';
import { cursorAt } from '../shared/connection.ts';
import { paths } from '../../web/paths.ts';

interface Site {
  apollo: ApolloServer<Context>;
  store: Store;
}

/** Addresses in one sitemap: a fifth of what the protocol allows, so that none takes long to make. */
const perPage = 10_000;
/** Most that one query may ask for. */
const first = 100;

/** What belongs to whoever is looking, and what is only useful to them. A dollar ends an address. */
export const privatePaths = [
  '/auth/',
  paths.creatorDashboard(),
  paths.dashboard,
  '/graphql',
  paths.messages(),
  paths.network(),
  paths.notifications(),
  `${paths.profile()}$`,
  paths.search(),
  paths.settings(),
];

/** The screens that everybody sees and that are about no single thing. */
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

/** The lists of the contract, whose members have a page each. */
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

/** A part of a list of the contract, as anybody may ask for it. */
async function ask({ apollo, store }: Site, list: ListName, after: string | null): Promise<Answer['list']> {
  const query = `query Sitemap($first: Int, $after: String) {
    list: ${list}(first: $first, after: $after) { totalCount nodes { id } }
  }`;
  const { body } = await apollo.executeOperation<Answer>(
    { query, variables: { first, after } },
    { contextValue: createContext(store) },
  );
  const answer = body.kind === 'single' ? body.singleResult : undefined;
  if (!answer?.data) throw new Error(`The sitemap of ${list} cannot be made.`, { cause: answer?.errors });
  return answer.data.list;
}

/** How many sitemaps a kind needs. */
export async function sitemapPages(site: Site, kind: Kind): Promise<number> {
  if (!isList(kind)) return 1;
  const { totalCount } = await ask(site, kind, null);
  return Math.ceil(totalCount / perPage);
}

/** The addresses of a kind's sitemap, counted from 1. */
export async function sitemapPage(site: Site, kind: string, page: number): Promise<string[]> {
  if (!isList(kind)) return screens;
  const start = (page - 1) * perPage;
  const addresses: string[] = [];
  for (let at = start; at < start + perPage; at += first) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that other requests have their turn
    const { nodes } = await ask(site, kind, at === 0 ? null : cursorAt(at - 1));
    addresses.push(...nodes.map(({ id }) => lists[kind](id)));
    if (nodes.length < first) break;
  }
  return addresses;
}
