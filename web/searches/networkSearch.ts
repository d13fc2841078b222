import type { EachCondition } from '../../schema/rules/conditions.ts';
import type { NetworkFilter, NetworkScreenQueryVariables, ThreadFilter } from '../generated/graphql.ts';
import { pagesOf } from '../lists/pages.ts';
import { parseId } from '../routing/parseId.ts';
import { page, tabs, text } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type SearchState } from '../lists/searchState.ts';

/** What the address of the network says. */
export const networkSearch = defineSearch('/network', {
  q: text(200),
  // What cannot be a company narrows nothing, and is no filter to take away.
  company: text(64, (id) => (parseId(id) === id ? id : '')),
  tab: tabs('connections', 'invitations', 'messages'),
  page,
});
export type NetworkSearch = SearchState<typeof networkSearch>;

/** Connections that See More adds. */
export const pageSize = 9;
/** So often it grows the list; a longer list goes on in pages as long as that. */
const mostSteps = 11;

/** How many the tab shows on a page. */
const sizes = { connections: pageSize * mostSteps, invitations: 50, messages: 20 };

/** What See More leads to; none where the list goes on in pages. */
export const nextStep = ({ page: step }: NetworkSearch) => (step < mostSteps ? step + 1 : undefined);

/** Where the tab stands in its pages, and which page of the address each of them is. */
export function pagesIn({ tab, page: asked }: NetworkSearch, total: number) {
  // Up to the last step the connections stand on the first of their pages.
  const before = tab === 'connections' ? mostSteps - 1 : 0;
  return {
    ...pagesOf(total, sizes[tab], Math.max(1, asked - before)),
    addressOf: (number: number) => number + before,
  };
}

export function variablesOf(search: NetworkSearch): NetworkScreenQueryVariables {
  const { q: query, company: companyId } = networkSearch.values(search);
  const size = sizes[search.tab];
  const { page: number } = pagesIn(search, Infinity);
  return {
    filter: omitUndefined<EachCondition<NetworkFilter>>({ query, companyId }),
    // The screen has no filter for what is unread.
    threads: omitUndefined<EachCondition<ThreadFilter>>({ query, companyId, unreadOnly: undefined }),
    first: search.tab === 'connections' ? Math.min(size, pageSize * search.page) : size,
    ...(number > 1 && { page: number }),
    connections: search.tab === 'connections',
    invitations: search.tab === 'invitations',
    messages: search.tab === 'messages',
    company: companyId ?? '-',
    atCompany: companyId !== undefined,
  };
}
