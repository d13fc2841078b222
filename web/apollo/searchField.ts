import type { FieldFunctionOptions, FieldPolicy } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import type { FoundPostFragment, SearchKind } from '../generated/graphql.ts';
import { companyRules, filteredCompany } from './companyRules.ts';
import { filteredGig, gigRules } from './gigRules.ts';
import { jobHolds } from './jobRules.ts';
import { fits, holdsWords, type Rules } from './matching.ts';
import { changesOf, growthOf, laidOver, type Listing, type Stored } from './tabFields.ts';
import { createdList } from './viewerLists.ts';

/** Less than a filter looks at: what the search has found of a job that is hidden then. */
const foundJob = graphql(/* GraphQL */ `
  fragment FoundJob on Job {
    id
    title
    skills
    company {
      id
      name
    }
  }
`);
const foundPost = graphql(/* GraphQL */ `
  fragment FoundPost on Post {
    id
    content
    author {
      name
    }
    tags
  }
`);
const postRules: Rules<{ query: string }, FoundPostFragment> = {
  query: (words, { content, author, tags }) => holdsWords(words, content, author.name, ...tags),
};

/** The search asks for words alone. */
const words = (args: FieldFunctionOptions['args']) => ({ query: args?.['query'] as string });

/** What a tab can create that a search finds, by kind. */
const created: Partial<Record<SearchKind, Listing>> = {
  JOB: { lists: () => [createdList('jobs')], holds: fits(foundJob, { query: jobHolds }, words) },
  GIG: { lists: () => [createdList('gigs')], holds: fits(filteredGig, gigRules, words) },
  COMPANY: { lists: () => [createdList('companies')], holds: fits(filteredCompany, companyRules, words) },
  POST: { lists: () => [createdList('feed')], holds: fits(foundPost, postRules, words) },
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
      ...laidOver(
        stored,
        asked.flatMap((kind) => changes.get(kind)!),
        options,
      ),
      ...(stored.counts && {
        counts: stored.counts.map((one) => ({
          ...one,
          count: one.count + growthOf(changes.get(one.kind) ?? []),
        })),
      }),
    };
  },
};
