import type { Row } from '../paths.ts';
import { filtered, list, query, value, type Fields, type Page, type WrongServer } from './wrongServer.ts';

/** Companies whose pages have other fields. */
const paged = (change: (page: Page) => object): Fields =>
  list('companies', (args, original) => {
    const page = original(args);
    return { ...page, ...change(page) };
  });

/** The variables of a request without the enum values that the contract does not have. */
const withoutUnknown = (variables: unknown): unknown =>
  JSON.parse(
    JSON.stringify(variables, (_key, one: unknown) => (/NO_SUCH/.test(String(one)) ? undefined : one)),
  );

/** Servers whose limits, pages or orders are wrong in one place. */
export const wrongPages: Readonly<Record<string, WrongServer>> = {
  'null is accepted for an argument with a default': {
    fields: list('companies', (args, original) => original({ ...args, first: args.first ?? 20 })),
    found: ['limits', 'companies', /"first":null/],
  },
  'null is accepted as an order': {
    fields: list('companies', (args, original) => original({ ...args, sort: args.sort ?? 'NAME' })),
    found: ['limits', 'companies', /"sort":null/],
  },
  'an unknown value of an enum is accepted': {
    send: async (sent, right) => ({
      ...(await right({ ...sent, variables: withoutUnknown(sent.variables) as Row })),
      sent,
    }),
    found: ['limits', 'companies', /NO_SUCH/],
  },
  '`last` returns the first items': {
    fields: list('companies', (args, original) =>
      original({ ...args, first: args.last ?? args.first, last: null, before: null }),
    ),
    found: ['pages', 'companies', /The last item of the first page is wrong/],
  },
  '`last` has no limit': {
    fields: list('companies', (args, original) =>
      original({ ...args, ...(args.last && { last: Math.min(args.last, 100) }) }),
    ),
    found: ['limits', 'companies', /"last":101/],
  },
  '`before` without `last` is ignored': {
    fields: list('companies', (args, original) =>
      original({ ...args, before: args.last == null ? null : (args.before ?? null) }),
    ),
    found: ['limits', 'companies', /"before"/],
  },
  '`last` is accepted with a page': {
    fields: list('companies', (args, original) =>
      original({ ...args, page: args.last == null ? (args.page ?? null) : null }),
    ),
    found: ['limits', 'companies', /"last":1,"page":1/],
  },
  'a text that is no cursor is the start': {
    fields: list('companies', (args, original) => {
      try {
        return original(args);
      } catch {
        return original({ ...args, after: null });
      }
    }),
    found: ['limits', 'companies'],
  },
  'an empty text is no cursor, but the start': {
    fields: list('companies', (args, original) => original({ ...args, after: args.after || null })),
    found: ['limits', 'companies', /"after":""/],
  },
  'a page of no items is accepted': {
    fields: list('companies', (args, original) =>
      args.first === 0 ? { ...original({ ...args, first: 1 }), nodes: [], edges: [] } : original(args),
    ),
    found: ['limits', 'companies'],
  },
  'the length of a search counts code points': {
    fields: filtered('companies', (filter) => ({ ...filter, query: filter.query?.replace('😀', 'x') })),
    found: ['limits', 'companies', /query of 201/],
  },
  'a search of the greatest length is refused': {
    fields: filtered('companies', (filter) => ({
      ...filter,
      query: filter.query?.length === 200 ? 'x'.repeat(201) : filter.query,
    })),
    found: ['limits', 'companies'],
  },
  'nodes accepts more ids than its limit': {
    fields: query<{ ids: string[] }>('nodes', ({ ids }, original) => original({ ids: ids.slice(0, 100) })),
    found: ['limits', 'node'],
  },
  'nodes returns null for a malformed id': {
    fields: query<{ ids: string[] }>('nodes', ({ ids }, original) =>
      original({ ids: ids.map((id) => id.replace('é', 'e')) }),
    ),
    found: ['limits', 'node'],
  },
  'a list without pages ignores first': {
    fields: value('Gig', 'similarGigs', (_gigs, gig) => [gig, gig]),
    found: ['limits', 'Gig.similarGigs', /returns 2 items/],
  },
  'a number past the end returns an empty page': {
    fields: list('companies', (args, original) => {
      const page = original(args);
      return Number((args as { page?: number }).page) > 4 ? { ...page, nodes: [], edges: [] } : page;
    }),
    found: ['pages', 'companies'],
  },
  'no page has a previous one': {
    fields: paged(({ pageInfo }) => ({ pageInfo: { ...pageInfo, hasPreviousPage: false } })),
    found: ['pages', 'companies', /hasPreviousPage is false/],
  },
  'the last page has no end cursor': {
    fields: paged(({ pageInfo }) => ({
      pageInfo: { ...pageInfo, endCursor: pageInfo['hasNextPage'] ? pageInfo['endCursor'] : null },
    })),
    found: ['pages', 'companies', /endCursor/],
  },
  'an empty page has a cursor': {
    fields: paged(({ pageInfo }) => ({
      pageInfo: { ...pageInfo, startCursor: pageInfo['startCursor'] ?? '' },
    })),
    found: ['search', 'companies', /startCursor/],
  },
  'each cursor of a page is its end': {
    fields: paged(({ edges, pageInfo }) => ({
      edges: edges.map((edge) => ({ ...edge, cursor: pageInfo['endCursor'] })),
      pageInfo: { ...pageInfo, startCursor: pageInfo['endCursor'] },
    })),
    found: ['pages', 'companies'],
  },
  'totalCount is the number of items of the page': {
    fields: paged(({ nodes }) => ({ totalCount: nodes.length })),
    found: ['counts', 'companies'],
  },
  'pages by number have another order': {
    fields: list('companies', (args, original) =>
      original({ ...args, ...((args as { page?: number | null }).page && { sort: 'NAME' }) }),
    ),
    found: ['pages', 'companies'],
  },
  'an order has missing values first': {
    fields: list('jobs', (args, original) => {
      const page = original(args);
      if (args.sort !== 'SALARY') return page;
      const rank = (job: Row) => Number(job['salaryMax'] ?? Infinity);
      const nodes = page.nodes.toSorted((a, b) => rank(b as Row) - rank(a as Row));
      return { ...page, nodes, edges: page.edges.map(({ cursor }, i) => ({ cursor, node: nodes[i] })) };
    }),
    found: ['orders', 'jobs'],
  },
  'a list without pages is not in its order': {
    fields: value('Company', 'jobs', (jobs) => (jobs as object[]).toReversed()),
    found: ['orders', 'Company.jobs'],
  },
};
