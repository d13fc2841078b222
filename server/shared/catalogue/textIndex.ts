import type { Bits } from './bits.ts';
import { fold } from '../../../schema/rules/text.ts';
import type { Items } from './orderIndex.ts';
import { SlotSet, union } from './slotSet.ts';
import { createVocabulary } from './vocabulary.ts';

/** Maximum number of pieces whose items are cached. */
const maxCached = 1_000;

/**
 * Splits texts only at white space, so that 'c++', '.net' and 'node.js' stay complete. All distinct words are in one
 * text, in which a search for a part finds every word that contains it. Words without items stay.
 */
export function createTextIndex<T>(items: Items<T>, textsOf: (item: T) => readonly string[]) {
  const sets = new Map<string, SlotSet>();
  /** The words in order, each with a line end. */
  let words = '';
  /** The set of each character's word, at the position of the character in `words`. */
  const setAt: SlotSet[] = [];
  /** Built with the first misspelt word. */
  let vocabulary: ReturnType<typeof createVocabulary> | null = null;

  /** The items with the pieces that were searched since the last change. Many words contain a piece of one letter. */
  const cache = new Map<string, Bits>();

  const wordsOf = (slot: number) =>
    new Set(fold(textsOf(items[slot]!).join('\n')).split(/\s+/).filter(Boolean));

  function setOf(word: string): SlotSet {
    let set = sets.get(word);
    if (!set) {
      sets.set(word, (set = new SlotSet()));
      vocabulary?.add(word, set);
      words += `${word}\n`;
      for (let i = 0; i <= word.length; i += 1) setAt.push(set);
    }
    return set;
  }

  /** The sets of the distinct words that contain the piece. */
  function setsWith(piece: string): SlotSet[] {
    const found: SlotSet[] = [];
    for (let at = words.indexOf(piece); at >= 0; at = words.indexOf(piece, words.indexOf('\n', at)))
      found.push(setAt[at]!);
    return found;
  }

  function builtVocabulary() {
    if (vocabulary) return vocabulary;
    vocabulary = createVocabulary();
    for (const [word, set] of sets) vocabulary.add(word, set);
    return vocabulary;
  }

  return {
    add(slots: readonly number[]) {
      cache.clear();
      for (const slot of slots) for (const word of wordsOf(slot)) setOf(word).add(slot, items.length);
    },
    remove(slots: readonly number[]) {
      cache.clear();
      for (const slot of slots) for (const word of wordsOf(slot)) setOf(word).remove(slot);
    },
    /** The items whose texts contain this folded word without white space, also as a part of a longer word. */
    holding(piece: string): Bits {
      let bits = cache.get(piece);
      if (!bits) {
        if (cache.size >= maxCached) cache.clear();
        cache.set(piece, (bits = union(setsWith(piece), items.length)));
      }
      return bits;
    },
    /** The folded word itself if it has items, else the nearest word, else null. Items of `except` do not count. */
    corrected: (word: string, except: Bits): string | null =>
      setsWith(word).some((set) => set.countOutside(except) > 0)
        ? word
        : builtVocabulary().nearest(word, except),
  };
}
