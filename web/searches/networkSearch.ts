import type { EachCondition } from '../../schema/rules/conditions.ts';
import type { NetworkFilter, NetworkScreenQueryVariables, ThreadFilter } from '../generated/graphql.ts';
import { pagesOf } from '../lists/pages.ts';
import { parseId } from '../routing/parseId.ts';
import { page, tabs, text, words } from '../lists/searchFields.ts';
import { defineSearch, omitUndefined, type SearchState } from '../lists/searchState.ts';

export const networkSearch = defineSearch('/network', {
  q: words,
  // Of any length, since an invalid company id is ignored: it neither filters nor shows a chip.
  company: text(Infinity, (id) => (parseId(id) === id ? id : '')),
  tab: tabs('connections', 'invitations', 'messages'),
  // Of the connections: up to `maxSteps` the step of See More, beyond it a page.
  page,
});
export type NetworkSearch = SearchState<typeof networkSearch>;

/** Connections that See More adds. */
export const pageSize = 9;
/** Number of See More steps. A longer list continues in pages of that length. */
const maxSteps = 11;

/** Items of each tab on a page. */
const sizes = { connections: pageSize * maxSteps, invitations: 50, messages: 20 };

/** The step that See More leads to; undefined when the list continues in pages. */
export const nextStep = ({ page: step }: NetworkSearch) => (step < maxSteps ? step + 1 : undefined);

/** The tab's pagination, and the page number of the URL for each page. */
export function pagesIn({ tab, page: urlPage }: NetworkSearch, total: number) {
  // All See More steps show the first page of the connections.
  const stepsBefore = tab === 'connections' ? maxSteps - 1 : 0;
  return {
    ...pagesOf(total, sizes[tab], Math.max(1, urlPage - stepsBefore)),
    addressOf: (number: number) => number + stepsBefore,
  };
}

export function variablesOf(search: NetworkSearch): NetworkScreenQueryVariables {
  const { q: query, company: companyId } = networkSearch.values(search);
  const size = sizes[search.tab];
  // The total is unknown before the request, so no page counts as beyond the last one.
  const { page: number } = pagesIn(search, Infinity);
  return {
    filter: omitUndefined<EachCondition<NetworkFilter>>({ query, companyId }),
    // The screen has no filter for unread messages.
    threads: omitUndefined<EachCondition<ThreadFilter>>({ query, companyId, unreadOnly: undefined }),
    first: search.tab === 'connections' ? Math.min(size, pageSize * search.page) : size,
    ...(number > 1 && { page: number }),
    connections: search.tab === 'connections',
    invitations: search.tab === 'invitations',
    messages: search.tab === 'messages',
    // The query requires an id, and skips the company unless `atCompany`.
    company: companyId ?? '-',
    atCompany: companyId !== undefined,
  };
}
