import { shorten } from '../../schema/rules/cut.ts';
import { internalPath } from './internalPath.ts';
import { readStoredFields, writeStored } from '../session/storage.ts';

/** A screen or search that the viewer has opened. */
export interface RecentPlace {
  title: string;
  to: string;
}

const key = 'recent-places';
const maxPlaces = 5;
/** Maximum characters of a stored title. */
const maxTitle = 200;

function isPlace(value: unknown): value is RecentPlace {
  const { title, to } = (value ?? {}) as Partial<Record<keyof RecentPlace, unknown>>;
  // `internalPath` returns another path for an address outside this site.
  return typeof title === 'string' && title !== '' && typeof to === 'string' && internalPath(to) === to;
}

/** The latest places of a viewer in this tab, latest first. Malformed storage has none. */
export function recentPlaces(viewerId: string): readonly RecentPlace[] {
  const { viewer, places } = readStoredFields(key);
  return viewer === viewerId && Array.isArray(places) ? places.filter(isPlace).slice(0, maxPlaces) : [];
}

export function recordPlace(viewerId: string, { title, to }: RecentPlace): void {
  const others = recentPlaces(viewerId).filter((place) => place.to !== to);
  const places = [{ title: shorten(title, maxTitle), to }, ...others].slice(0, maxPlaces);
  writeStored(key, JSON.stringify({ viewer: viewerId, places }));
}

/** Deletes all places, at a log-out. */
export const clearRecentPlaces = (): void => writeStored(key, '');
