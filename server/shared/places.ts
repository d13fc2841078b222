import { longest } from '../../schema/rules/conditions.ts';
import { fold } from '../../schema/rules/text.ts';
import { badInput } from '../graphql/errors.ts';

/** What no place is called: a condition that nothing meets. */
const nowhere = ['\0'];

/** The places that occur in a list. */
export interface Places {
  /** By name, each once. */
  readonly all: readonly string[];
  /** Those that hold the text, without case and accents, for a condition on the place; null where any will do. */
  holding: (text: string | null | undefined) => readonly string[] | null;
}

/** Lets a text search run over the few places that occur instead of over all items. */
export function createPlaces(locations: readonly string[]): Places {
  const all = [...new Set(locations)].toSorted((a, b) => a.localeCompare(b, 'en'));
  const folded = all.map(fold);
  return {
    all,
    holding(text) {
      if (text && text.length > longest.place)
        throw badInput('location', `at most ${longest.place} characters`);
      const wanted = text && fold(text.trim());
      if (!wanted) return null;
      const found = all.filter((_place, i) => folded[i]!.includes(wanted));
      return found.length > 0 ? found : nowhere;
    },
  };
}
