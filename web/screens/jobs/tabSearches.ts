import { makeVar, type ApolloCache, type ReactiveVar } from '@apollo/client';
import { searchKey } from '../../../schema/rules/job/alert.ts';
import { viewerOf } from '../../apollo/isGuest.ts';
import { isLive } from '../../session/mode.ts';
import { storedSearches, storeSearches, type StoredSearch } from './storedSearches.ts';

type Searches = readonly StoredSearch[];
/** By cache, since the server renders each request with its own. */
const searchesByCache = new WeakMap<ApolloCache, ReactiveVar<Searches>>();

/** The job searches of this tab, latest first. The browser records them, because the server records no new ones. */
export function tabSearches(cache: ApolloCache): ReactiveVar<Searches> {
  const searches = searchesByCache.get(cache) ?? makeVar<Searches>([]);
  searchesByCache.set(cache, searches);
  return searches;
}

/** The account whose searches are in session storage, for a reload: in live mode the viewer, otherwise none. */
function storingAccount(cache: ApolloCache): string | undefined {
  const viewer = isLive() ? viewerOf({ cache }) : undefined;
  return viewer?.isAuthenticated ? viewer.id : undefined;
}

/** Replaces the searches of this tab. In simulated mode they last until a reload. */
export function setTabSearches(cache: ApolloCache, searches: Searches): void {
  tabSearches(cache)(searches);
  const account = storingAccount(cache);
  if (account !== undefined) storeSearches(account, searches);
}

/** Restores the searches that this tab stored before a reload. */
export function restoreSearches(cache: ApolloCache): void {
  const account = storingAccount(cache);
  if (account !== undefined && tabSearches(cache)().length === 0) tabSearches(cache)(storedSearches(account));
}

export const maxSearches = 6;

/** Puts a search first, in place of an equal earlier one. */
export function recordSearch(cache: ApolloCache, search: StoredSearch): void {
  const others = tabSearches(cache)().filter((other) => searchKey(other) !== searchKey(search));
  setTabSearches(cache, [search, ...others].slice(0, maxSearches));
}
