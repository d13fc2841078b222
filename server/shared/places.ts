import { maxSearchLength } from '../../schema/rules/conditions.ts';
import { fold } from '../../schema/rules/text.ts';
import { badInput } from '../graphql/errors.ts';

/** A name that no place has: a condition that matches nothing. */
const nowhere = ['\0'];

/** The distinct places of a list. */
export interface Places {
  /** Sorted by name. */
  readonly all: readonly string[];
  /** The places that contain the text, ignoring case and accents; null without a condition. */
  holding: (text: string | null | undefined) => readonly string[] | null;
}

/** Searches the few distinct places instead of all items. */
export function createPlaces(locations: readonly string[]): Places {
  const all = [...new Set(locations)].toSorted((a, b) => a.localeCompare(b, 'en'));
  const folded = all.map(fold);
  return {
    all,
    holding(text) {
      if (text && text.length > maxSearchLength.place)
        throw badInput('location', `at most ${maxSearchLength.place} characters`);
      const wanted = text && fold(text.trim());
      if (!wanted) return null;
      const found = all.filter((_place, i) => folded[i]!.includes(wanted));
      return found.length > 0 ? found : nowhere;
    },
  };
}
