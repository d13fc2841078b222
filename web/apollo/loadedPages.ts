import type { ApolloCache, FieldFunctionOptions } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities/internal';

const lists = new WeakMap<ApolloCache, Map<string, Set<number>>>();

/**
 * Adds a page and returns the numbers of all pages of its list that were read. Apollo's cache cannot list the stored
 * pages of a field, and a long list has too many to try each.
 */
export function loadedPages(
  { cache, fieldName, args, readField }: FieldFunctionOptions,
  page: number,
): ReadonlySet<number> {
  const owner = String(readField('id') ?? '');
  const key = `${owner}.${fieldName}${canonicalStringify({ ...args, page: null })}`;
  const cacheLists = lists.get(cache) ?? new Map<string, Set<number>>();
  lists.set(cache, cacheLists);
  const pages = cacheLists.get(key) ?? new Set();
  cacheLists.set(key, pages);
  return pages.add(page);
}
