import type { FieldFunctionOptions, FieldPolicy } from '@apollo/client';
import { jobTexts } from '../../schema/rules/job/filter.ts';
import { postTexts } from '../../schema/rules/post/texts.ts';
import { graphql } from '../generated/gql.ts';
import type { SearchKind } from '../generated/graphql.ts';
import { filtered, filteredCompany, filteredGig } from './filtered.ts';
import { matchesFilter } from './matching.ts';
import { changesOf, localGrowthOf, withLocalChanges, type Listing, type Stored } from './localFields.ts';
import { createdList } from './viewerLists.ts';

/** Without the fields of the other job filters: the search selects only these fields of a job. */
const foundJob = filtered(
  graphql(/* GraphQL */ `
    fragment FoundJob on Job {
      id
      title
      skills
      company {
        id
        name
      }
    }
  `),
  { query: { words: jobTexts } },
);
const foundPost = filtered(
  graphql(/* GraphQL */ `
    fragment FoundPost on Post {
      id
      content
      author {
        name
      }
      tags
    }
  `),
  { query: { words: postTexts } },
);

/** The search has a query and no other filter. */
const queryFilter = (args: FieldFunctionOptions['args']) => ({ query: args?.['query'] as string });

/** The kinds that actions create and the search finds. */
const created: Partial<Record<SearchKind, Listing>> = {
  JOB: { lists: () => [createdList('jobs')], holds: matchesFilter(foundJob, queryFilter) },
  GIG: { lists: () => [createdList('gigs')], holds: matchesFilter(filteredGig, queryFilter) },
  COMPANY: { lists: () => [createdList('companies')], holds: matchesFilter(filteredCompany, queryFilter) },
  POST: { lists: () => [createdList('feed')], holds: matchesFilter(foundPost, queryFilter) },
};
const createdKinds = Object.keys(created) as SearchKind[];

interface Found extends Stored {
  correctedQuery?: string | null;
  counts?: readonly { kind: SearchKind; count: number }[];
}

/** The local items of each kind that a query finds. */
const changesOfKinds = (query: string, options: FieldFunctionOptions) =>
  new Map(
    createdKinds.map((kind) => [
      kind,
      changesOf(created[kind]!, { ...options, args: { ...options.args, query } }),
    ]),
  );

/** The server's results without any, since the query that it corrected has found local items. */
const uncorrected = ({ counts, ...stored }: Found): Found => ({
  ...stored,
  totalCount: 0,
  correctedQuery: null,
  ...(stored.nodes && { nodes: [] }),
  ...(counts && { counts: counts.map((one) => ({ ...one, count: 0 })) }),
});

/** The search results, with matching local items first. */
export const searchField: FieldPolicy<Found> = {
  read: (server, options) => {
    const { query, kinds } = options.args as { query: string; kinds?: readonly SearchKind[] | null };
    if (!server || query.trim() === '') return server;
    const typed = changesOfKinds(query, options);
    const { correctedQuery } = server;
    const isLocal = [...typed.values()].flat().some(({ listed }) => listed);
    const stored = correctedQuery && isLocal ? uncorrected(server) : server;
    const changes = correctedQuery && !isLocal ? changesOfKinds(correctedQuery, options) : typed;
    const requestedKinds = createdKinds.filter((kind) => !kinds?.length || kinds.includes(kind));
    return {
      ...withLocalChanges(
        stored,
        requestedKinds.flatMap((kind) => changes.get(kind)!),
        options,
      ),
      ...(stored.counts && {
        counts: stored.counts.map((one) => ({
          ...one,
          count: one.count + localGrowthOf(changes.get(one.kind) ?? []),
        })),
      }),
    };
  },
};
