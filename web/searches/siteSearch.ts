import type { SearchKind, SearchScreenQuery, SearchScreenQueryVariables } from '../generated/graphql.ts';
import { page, tabs, words } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type SearchState } from '../lists/searchState.ts';
import { formatCount } from '../../schema/rules/numbers.ts';

/** The kinds of results by tab id, with the singular noun of each. */
export const kinds = [
  { id: 'people', kind: 'PERSON', one: 'person' },
  { id: 'jobs', kind: 'JOB', one: 'job' },
  { id: 'gigs', kind: 'GIG', one: 'gig' },
  { id: 'projects', kind: 'PROJECT', one: 'project' },
  { id: 'products', kind: 'PRODUCT', one: 'product' },
  { id: 'companies', kind: 'COMPANY', one: 'company' },
  { id: 'posts', kind: 'POST', one: 'post' },
] as const satisfies readonly { id: string; kind: SearchKind; one: string }[];
export type Kind = (typeof kinds)[number];

/** A kind with its label, a plural such as 'People', and the number of its results, both from the server. */
export type FoundKind = Kind & { label: string; count: number };

/** '1 person', '4 people'. */
export const formatKindCount = ({ one, label, count }: FoundKind): string =>
  formatCount(count, one, label.toLowerCase());

export const siteSearch = defineSearch('/search', {
  q: words,
  tab: tabs('all', ...kinds.map(({ id }) => id)),
  page,
});
export type SiteSearch = SearchState<typeof siteSearch>;

type Found = NonNullable<SearchScreenQuery['found']>['nodes'][number];

/** The kind of a result by its type; a course counts as a product. */
export const kindOf = {
  Person: 'PERSON',
  Job: 'JOB',
  Gig: 'GIG',
  Project: 'PROJECT',
  Product: 'PRODUCT',
  Course: 'PRODUCT',
  Company: 'COMPANY',
  Post: 'POST',
} as const satisfies Record<Found['__typename'], SearchKind>;

/** Results on a page of one kind. */
export const pageSize = 10;
/** Results of each kind on the tab of all kinds. */
const firstOfKind = 3;

export function variablesOf(search: SiteSearch): SearchScreenQueryVariables {
  const { q = '', page: number } = siteSearch.values(search);
  /** Whether the query includes the results of a kind. */
  const shows = (id: Kind['id']) => q !== '' && (search.tab === 'all' || search.tab === id);
  const all = search.tab === 'all';
  return {
    query: q,
    // Without words the query asks for topics instead of results.
    blank: q === '',
    first: all ? firstOfKind : pageSize,
    ...(!all && omitUndefined({ page: number })),
    ...(Object.fromEntries(kinds.map(({ id }) => [id, shows(id)])) as Record<Kind['id'], boolean>),
  };
}
