import { industryGroupChoices } from '../../../schema/generated/companySearch.ts';
import { GraphQLError } from 'graphql';
import { resolvers, typeDefs } from '../../graphql/schema.ts';
import { list, query, type ListArgs, type Page, type WrongServer } from './wrongServer.ts';

const { industryGroup } = resolvers.CompanyFilterOptions;

/** The cursor of the item before the one that a cursor names. */
function cursorBefore(after: string, original: (args: ListArgs) => Page): string {
  const { edges } = original({ first: 100, sort: 'RELEVANCE' });
  const place = edges.findIndex(({ cursor }) => cursor === after);
  return edges[place - 1]?.cursor ?? after;
}

/** Servers that are wrong in one place each. */
export const wrongServers: Readonly<Record<string, WrongServer>> = {
  'a page after a cursor repeats its last item': {
    fields: list('jobs', (args, original) =>
      original({ ...args, ...(args.after && { after: cursorBefore(args.after, original) }) }),
    ),
    found: ['pages', 'jobs'],
  },
  'totalCount is one too many': {
    fields: list('companies', (args, original) => {
      const page = original(args);
      return { ...page, totalCount: page.totalCount + 1 };
    }),
    found: ['counts', 'companies'],
  },
  'a filter is ignored': {
    fields: list('jobs', ({ filter, ...args }, original) =>
      original({ ...args, filter: { ...filter, workplace: null } }),
    ),
    found: ['filters', 'jobs'],
  },
  'a second filter replaces the first': {
    fields: list('gigs', ({ filter, ...args }, original) =>
      original({ ...args, filter: filter?.['price'] ? { ...filter, category: null } : (filter ?? null) }),
    ),
    found: ['filters', 'gigs'],
  },
  'facets ignore a second filter': {
    fields: list('gigs', (args, original) => ({
      ...original(args),
      facets: original(Object.keys(args.filter ?? {}).length > 1 ? { ...args, filter: null } : args).facets,
    })),
    found: ['counts', 'gigs', /^gigs: The count for .* is \d+, but totalCount is \d+\.$/],
  },
  'a list has a closed item': {
    fields: { Gig: { isOpen: ({ id }: { id: string }) => id !== 'gig-usability-review' } },
    found: ['filters', 'gigs', /has 'gig-usability-review' with `isOpen` false; the contract leaves/],
  },
  'a list without pages repeats an item': {
    fields: query('channels', (args, original) => [original(args), original(args)].flat()),
    found: ['pages', 'channels', /^channels: The list has '[\w-]+' twice\.$/],
  },
  'a gig is similar to itself': {
    fields: { Gig: { similarGigs: (gig: object) => [gig] } },
    found: ['pages', 'Gig.similarGigs', /has this object itself/],
  },
  'an order is reversed': {
    fields: list('feed', (args, original) => {
      const page = original(args);
      if (args.sort !== 'TOP') return page;
      const nodes = page.nodes.toReversed();
      return { ...page, nodes, edges: page.edges.map(({ cursor }, i) => ({ cursor, node: nodes[i] })) };
    }),
    found: ['orders', 'feed'],
  },
  'an unknown id is an error': {
    fields: query<{ id: string }>('job', (args, original) => {
      const job = original(args);
      if (job === null)
        throw new GraphQLError('There is no such job.', { extensions: { code: 'NOT_FOUND' } });
      return job;
    }),
    found: ['unknown', 'job'],
  },
  'a page may have 101 items': {
    fields: list('gigs', (args, original) =>
      original({ ...args, first: args.first === 101 ? 100 : args.first }),
    ),
    found: ['limits', 'gigs'],
  },
  'a refusal has another code': {
    fields: list('gigs', (args, original) => {
      try {
        return original(args);
      } catch (error) {
        throw new GraphQLError((error as Error).message, { extensions: { code: 'BAD_REQUEST' } });
      }
    }),
    found: ['refusals', 'gigs', /The refusal of query of 201 characters has the code/],
  },
  'a search distinguishes upper and lower case': {
    fields: list('companies', ({ filter, ...args }, original) => {
      const { query: words = '' } = (filter ?? {}) as { query?: string };
      return original({
        ...args,
        filter: words === words.toLowerCase() ? (filter ?? null) : { query: 'q7x9' },
      });
    }),
    found: ['search', 'companies'],
  },
  'nodes leaves out unknown ids': {
    fields: query<object>('nodes', (args, original) => (original(args) as unknown[]).filter(Boolean)),
    found: ['nodes', 'Topic'],
  },
  'node returns another object': {
    fields: query<{ id: string }>('node', (args, original) =>
      original({ id: args.id.startsWith('topic-') ? 'topic-remote-work' : args.id }),
    ),
    found: ['nodes', 'Topic'],
  },
  'a label is another': {
    fields: {
      CompanyFilterOptions: {
        industryGroup: () =>
          Object.values(industryGroupChoices).map(({ id, label }) => ({
            value: id,
            label: label.toUpperCase(),
            count: 1,
          })),
      },
    },
    found: ['labels', 'CompanyFilterOptions'],
  },
  'the choice without a filter has another label': {
    fields: {
      CompanyFilterOptions: {
        industryGroup: (...args: Parameters<typeof industryGroup>) =>
          industryGroup(...args).map((choice) => ({ ...choice, label: choice.label.replace('All ', '') })),
      },
    },
    found: [
      'labels',
      'CompanyFilterOptions',
      /id 'all', label 'Companies', not id 'all', label 'All Companies'/,
    ],
  },
  'a relation leads only one way': {
    fields: { Company: { employees: () => [], jobs: () => [] } },
    found: ['relations', 'Job'],
  },
  'two types share their ids': {
    fields: { CompanyJob: { id: ({ id }: { id: string }) => id } },
    found: ['relations', 'CompanyJob', /is the id of a Job, too/],
  },
  'a required field is null': {
    fields: { CompanyLeader: { bio: () => null } },
    found: ['nullability', 'CompanyLeader'],
  },
  'the schema lacks a field': {
    sdl: typeDefs.map((file) => file.replace(/ {2}"Benefits for employees[^"]*"\n {2}benefits: .*\n/, '')),
    found: ['schema', 'Job'],
  },
};
