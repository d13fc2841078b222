import { makeVar, type ApolloCache, type ReactiveVar } from '@apollo/client';
import { searchKey } from '../../../schema/rules/job/alert.ts';
import { viewerOf } from '../../apollo/isGuest.ts';
import { isLive } from '../../session/mode.ts';
import { storedSearches, storeSearches, type StoredSearch } from './storedSearches.ts';

type Searches = readonly StoredSearch[];
const tabs = new WeakMap<ApolloCache, ReactiveVar<Searches>>();

/** The job searches of this tab, latest first. A server would record a search when it runs the query; this one has no record of them. */
export function tabSearches(cache: ApolloCache): ReactiveVar<Searches> {
  const searches = tabs.get(cache) ?? makeVar<Searches>([]);
  tabs.set(cache, searches);
  return searches;
}

/** The account whose searches session storage keeps over a reload: in live mode that of the page. */
function storingAccount(cache: ApolloCache): string | undefined {
  const viewer = isLive() ? viewerOf({ cache }) : undefined;
  return viewer?.isAuthenticated ? viewer.id : undefined;
}

/** Replaces the searches of this tab. In simulated mode a reload ends them. */
export function setTabSearches(cache: ApolloCache, searches: Searches): void {
  tabSearches(cache)(searches);
  const account = storingAccount(cache);
  if (account !== undefined) storeSearches(account, searches);
}

/** Lists the searches that this tab has stored before a reload. */
export function restoreSearches(cache: ApolloCache): void {
  const account = storingAccount(cache);
  if (account !== undefined && tabSearches(cache)().length === 0) tabSearches(cache)(storedSearches(account));
}

/** Maximum number of searches that are listed. */
export const maxSearches = 6;

/** Adds a search to the head of the searches, once. */
export function recordSearch(cache: ApolloCache, search: StoredSearch): void {
  const others = tabSearches(cache)().filter((other) => searchKey(other) !== searchKey(search));
  setTabSearches(cache, [search, ...others].slice(0, maxSearches));
}
