import { resolvers } from '../../graphql/schema.ts';
import type { Row } from '../paths.ts';
import { filtered, list, query, value, type ListArgs, type Page, type WrongServer } from './wrongServer.ts';

/** A filter that no item satisfies. */
const nothing = { query: 'q7x9zv3k8w' };

const listCompanies = resolvers.Query.companies as unknown as (
  parent: unknown,
  args: ListArgs,
  context: unknown,
) => Page;

/** Servers whose filters, searches, facets or counts are wrong in one place. */
export const wrongFilters: Readonly<Record<string, WrongServer>> = {
  'false selects the items without the flag': {
    fields: list('companies', (args, original) => {
      const page = original(args);
      return args.filter?.['followedOnly'] === false ? { ...page, totalCount: page.totalCount - 1 } : page;
    }),
    found: ['filters', 'companies'],
  },
  'null is a value of a filter': {
    fields: list('companies', (args, original) => {
      const page = original(args);
      return args.filter && args.filter['industryGroup'] === null
        ? { ...page, totalCount: 0, nodes: [], edges: [] }
        : page;
    }),
    found: ['filters', 'companies'],
  },
  'an empty list of values selects nothing': {
    fields: list('companies', (args, original) => {
      const page = original(args);
      const { sizes } = (args.filter ?? {}) as { sizes?: string[] | null };
      return sizes?.length === 0 ? { ...page, totalCount: 0, nodes: [], edges: [] } : page;
    }),
    found: ['filters', 'companies'],
  },
  'a blank search finds nothing': {
    fields: filtered('companies', (filter) => ({ ...filter, ...(filter.query === ' ' && nothing) })),
    found: ['filters', 'companies'],
  },
  'spaces around the words of a search count': {
    fields: filtered('companies', (filter) => ({
      ...filter,
      ...(/^\s+\S|\S\s+$/.test(filter.query ?? '') && nothing),
    })),
    found: ['search', 'companies'],
  },
  'punctuation around the words of a search counts': {
    fields: filtered('companies', (filter) => ({
      ...filter,
      ...(/^"|[",]$/.test(filter.query ?? '') && nothing),
    })),
    found: ['search', 'companies'],
  },
  'a search distinguishes accents': {
    fields: filtered('companies', (filter) => ({
      ...filter,
      ...(/[áéíóú]/.test(filter.query ?? '') && nothing),
    })),
    found: ['search', 'companies'],
  },
  'one word of a search is enough': {
    fields: filtered('companies', (filter) => ({
      ...filter,
      query: filter.query?.split(' ')[0],
    })),
    found: ['filters', 'companies'],
  },
  'several values of a filter combine with AND': {
    fields: filtered('companies', (filter) => {
      const sizes = (filter['sizes'] ?? []) as unknown[];
      return { ...filter, sizes, ...(sizes.length > 1 && nothing) };
    }),
    found: ['filters', 'companies'],
  },
  'the id of no object selects all items': {
    fields: filtered('jobs', ({ companyId, ...filter }) => ({
      ...filter,
      ...(!/no-such/.test(String(companyId)) && { companyId }),
    })),
    found: ['filters', 'jobs'],
  },
  'a minimum excludes itself': {
    fields: filtered('jobs', ({ minSalary, ...filter }) => ({
      ...filter,
      ...(minSalary ? { minSalary: Math.min(Number(minSalary) + 1, 10_000_000) } : {}),
    })),
    found: ['filters', 'jobs'],
  },
  'a facet ignores a filter of the viewer': {
    fields: list('companies', (args, original) => ({
      ...original(args),
      facets: original({ ...args, filter: { ...args.filter, followedOnly: null } }).facets,
    })),
    found: ['counts', 'companies', /followedOnly/],
  },
  'a facet ignores the search': {
    fields: list('companies', (args, original) => ({
      ...original(args),
      facets: original({ ...args, filter: { ...args.filter, query: null } }).facets,
    })),
    found: ['counts', 'companies', /query/],
  },
  'the choices beside a list have other counts': {
    fields: {
      Query: {
        companyFilterOptions: (parent: unknown, _args: unknown, context: unknown) =>
          listCompanies(parent, { first: 1, sort: 'NAME', filter: { query: 'software' } }, context).facets,
      },
    },
    found: ['counts', 'CompanyFilterOptions'],
  },
  'a choice is missing': {
    fields: value('CompanyFilterOptions', 'size', (options) => (options as object[]).slice(1)),
    found: ['labels', 'CompanyFilterOptions'],
  },
  'choices are not in the order of their enum': {
    fields: value('CompanyFilterOptions', 'size', (options) => (options as object[]).toReversed()),
    found: ['labels', 'CompanyFilterOptions'],
  },
  'choices of texts are not sorted': {
    fields: value('CompanyFilterOptions', 'location', (options) => (options as object[]).toReversed()),
    found: ['labels', 'CompanyFilterOptions'],
  },
  'the counts of a search depend on the chosen kind': {
    fields: query<{ kinds?: string[] }>('search', (args, original) => {
      const page = original(args) as { counts: Row[] };
      if (!args.kinds?.length) return page;
      return {
        ...page,
        counts: page.counts.map((one) => ({
          ...one,
          count: args.kinds!.includes(String(one['kind'])) ? one['count'] : 0,
        })),
      };
    }),
    found: ['counts', 'search'],
  },
  'a search that finds items has a corrected query': {
    fields: query<{ query: string }>('search', (args, original) => ({
      ...(original(args) as object),
      correctedQuery: args.query,
    })),
    found: ['search', 'search'],
  },
};
