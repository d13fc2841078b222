import type { SearchKind, SearchScreenQueryVariables } from '../../generated/graphql.ts';
import { page, tabs, text } from '../../routing/searchFields.ts';
import { defineSearch, given, type SearchState } from '../../routing/searchState.ts';

/** A kind of thing by the id of its tab, with what one of it is called and more than one. */
export const kinds = [
  { id: 'people', kind: 'PERSON', label: 'People', nouns: ['person', 'people'] },
  { id: 'jobs', kind: 'JOB', label: 'Jobs', nouns: ['job', 'jobs'] },
  { id: 'gigs', kind: 'GIG', label: 'Gigs', nouns: ['gig', 'gigs'] },
  { id: 'projects', kind: 'PROJECT', label: 'Projects', nouns: ['project', 'projects'] },
  { id: 'products', kind: 'PRODUCT', label: 'Products', nouns: ['product', 'products'] },
  { id: 'companies', kind: 'COMPANY', label: 'Companies', nouns: ['company', 'companies'] },
  { id: 'posts', kind: 'POST', label: 'Posts', nouns: ['post', 'posts'] },
] as const satisfies readonly {
  id: string;
  kind: SearchKind;
  label: string;
  nouns: readonly [string, string];
}[];
export type Kind = (typeof kinds)[number];

/** What the address of the search over everything says; the tabs are the kinds of things. */
export const siteSearch = defineSearch('/search', {
  q: text(200),
  tab: tabs('all', ...kinds.map(({ id }) => id)),
  page,
});
export type SiteSearch = SearchState<typeof siteSearch>;

/** The kind of something that was found, by its type; a course is a product here. */
export const kindOf = (typename: string | undefined): Kind | undefined => {
  const name = typename === 'Course' ? 'PRODUCT' : typename?.toUpperCase();
  return kinds.find(({ kind }) => kind === name);
};

/** Hits on a page of one kind. */
export const pageSize = 10;
/** Hits of each kind where all are shown. */
const firstOfKind = 3;

export function variablesOf(search: SiteSearch): SearchScreenQueryVariables {
  const { q = '', page: number } = siteSearch.values(search);
  const shows = (id: Kind['id']) => q !== '' && (search.tab === 'all' || search.tab === id);
  const all = search.tab === 'all';
  return {
    query: q,
    blank: q === '',
    first: all ? firstOfKind : pageSize,
    ...(!all && given({ page: number })),
    ...(Object.fromEntries(kinds.map(({ id }) => [id, shows(id)])) as Record<Kind['id'], boolean>),
  };
}
