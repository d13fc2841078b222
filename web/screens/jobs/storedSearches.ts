import { readStoredFields, writeStored } from '../../session/storage.ts';

/** A job search as this tab stores it in live mode. The server's alerts decide whether it has one. */
export interface StoredSearch {
  term: string;
  location: string | null;
  results: number;
}

/** The name in session storage, which a log-out clears. */
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

/** Stores the searches of a viewer in place of the earlier ones. */
export const storeSearches = (viewerId: string, searches: readonly StoredSearch[]): void =>
  writeStored(
    searchesKey,
    searches.length > 0
      ? JSON.stringify({
          viewer: viewerId,
          searches: searches.map(({ term, location, results }) => ({ term, location, results })),
        })
      : '',
  );
