import type { ApolloCache, FieldFunctionOptions } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities/internal';

const lists = new WeakMap<ApolloCache, Map<string, Set<number>>>();

/**
 * The numbers of the pages of a list that have been read: the cache cannot list what it holds of one, and a long list
 * has too many pages to look for each. Adds the page that is being read.
 */
export function loadedPages(
  { cache, fieldName, args, readField }: FieldFunctionOptions,
  page: number,
): ReadonlySet<number> {
  const owner = String(readField('id') ?? '');
  const key = `${owner}.${fieldName}${canonicalStringify({ ...args, page: null })}`;
  const ofCache = lists.get(cache) ?? new Map<string, Set<number>>();
  lists.set(cache, ofCache);
  const pages = ofCache.get(key) ?? new Set();
  ofCache.set(key, pages);
  return pages.add(page);
}
