import { readStoredFields, writeStored } from '../../session/storage.ts';

/** A job search as `tabSearches.ts` stores it in live mode. Whether it has an alert is in the server's data. */
export interface StoredSearch {
  term: string;
  location: string | null;
  results: number;
}

/** The name in session storage. A log-out deletes the entry. */
export const searchesKey = 'recent-searches';

function isSearch(value: unknown): value is StoredSearch {
  const { term, location, results } = (value ?? {}) as Partial<Record<keyof StoredSearch, unknown>>;
  return (
    typeof term === 'string' &&
    (location === null || typeof location === 'string') &&
    typeof results === 'number'
  );
}

/** The searches that a viewer has made in this tab, latest first. Malformed storage has none. */
export function storedSearches(viewerId: string): readonly StoredSearch[] {
  const { viewer, searches } = readStoredFields(searchesKey);
  return viewer === viewerId && Array.isArray(searches) ? searches.filter(isSearch) : [];
}

/** Replaces the stored searches of a viewer. For an empty list, '' makes `writeStored` delete the entry. */
export function storeSearches(viewer: string, searches: readonly StoredSearch[]): void {
  const stored = searches.map(({ term, location, results }) => ({ term, location, results }));
  writeStored(searchesKey, stored.length > 0 ? JSON.stringify({ viewer, searches: stored }) : '');
}
