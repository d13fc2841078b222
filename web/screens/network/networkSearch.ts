import type { NetworkScreenQueryVariables } from '../../generated/graphql.ts';
import { readId } from '../../routing/readId.ts';
import { page, tabs, text } from '../../routing/searchFields.ts';
import { defineSearch, given, type SearchState } from '../../routing/searchState.ts';

/** What the address of the network says. */
export const networkSearch = defineSearch('/network', {
  q: text(200),
  // What cannot be a company narrows nothing, and is no filter to take away.
  company: text(64, (id) => (readId(id) === id ? id : '')),
  tab: tabs('connections', 'invitations', 'messages'),
  page,
});
export type NetworkSearch = SearchState<typeof networkSearch>;

/** Connections that See More adds. */
export const pageSize = 9;
/** The most that can be asked for at once. */
const most = 100;

export function variablesOf(search: NetworkSearch): NetworkScreenQueryVariables {
  const { q: query, company: companyId } = networkSearch.values(search);
  return {
    filter: given({ query, companyId }),
    threads: given({ query, companyId }),
    shown: Math.min(most, pageSize * search.page),
    connections: search.tab === 'connections',
    invitations: search.tab === 'invitations',
    messages: search.tab === 'messages',
    company: companyId ?? '-',
    atCompany: companyId !== undefined,
  };
}
