import type { FieldFunctionOptions, FieldPolicy } from '@apollo/client';
import { jobTexts } from '../../schema/rules/job/filter.ts';
import { postTexts } from '../../schema/rules/post/texts.ts';
import { graphql } from '../generated/gql.ts';
import type { SearchKind } from '../generated/graphql.ts';
import { filtered, filteredCompany, filteredGig } from './filtered.ts';
import { fits } from './matching.ts';
import { changesOf, localGrowthOf, withLocalChanges, type Listing, type Stored } from './localFields.ts';
import { createdList } from './viewerLists.ts';

/** Less than a filter looks at: what the search has found of a job that is hidden then. */
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

/** The search asks for words alone. */
const words = (args: FieldFunctionOptions['args']) => ({ query: args?.['query'] as string });

/** What a tab can create that a search finds, by kind. */
const created: Partial<Record<SearchKind, Listing>> = {
  JOB: { lists: () => [createdList('jobs')], holds: fits(foundJob, words) },
  GIG: { lists: () => [createdList('gigs')], holds: fits(filteredGig, words) },
  COMPANY: { lists: () => [createdList('companies')], holds: fits(filteredCompany, words) },
  POST: { lists: () => [createdList('feed')], holds: fits(foundPost, words) },
};
const kindsCreated = Object.keys(created) as SearchKind[];

interface Found extends Stored {
  counts?: readonly { kind: SearchKind; count: number }[];
}

/** What the words find, and the tab's own that holds them before it. */
export const searchField: FieldPolicy<Found> = {
  read: (stored, options) => {
    const { query, kinds } = options.args as { query: string; kinds?: readonly SearchKind[] | null };
    if (!stored || query.trim() === '') return stored;
    const changes = new Map(kindsCreated.map((kind) => [kind, changesOf(created[kind]!, options)]));
    const asked = kindsCreated.filter((kind) => !kinds?.length || kinds.includes(kind));
    return {
      ...withLocalChanges(
        stored,
        asked.flatMap((kind) => changes.get(kind)!),
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
