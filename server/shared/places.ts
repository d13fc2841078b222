import { maxSearchLength } from '../../schema/rules/searchLength.ts';
import { holdsWords, wordsOf } from '../../schema/rules/text.ts';
import { badInput } from './errors.ts';

/** A name that no place has: a condition that matches nothing. */
const nowhere = ['\0'];

const { compare } = new Intl.Collator('en');

/** The distinct places of a list: a search reads these few instead of all items. */
export const createPlaces = (places: () => string[]) => ({
  /** Sorted by name. */
  get all() {
    return places().toSorted(compare);
  },
  /** The places that contain all words of the text; null without a condition. */
  holding(text: string | null | undefined): readonly string[] | null {
    if (text && text.length > maxSearchLength.place)
      throw badInput('location', `at most ${maxSearchLength.place} characters`);
    const words = wordsOf(text);
    if (words.length === 0) return null;
    const found = places().filter((place) => holdsWords(words, place));
    return found.length > 0 ? found : nowhere;
  },
});

export type Places = ReturnType<typeof createPlaces>;
