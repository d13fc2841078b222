import { growBit, removeBit, type Bits } from './bits.ts';
import { cachedByText } from '../../../schema/rules/cachedByText.ts';
import { fold } from '../../../schema/rules/text.ts';
import type { Items } from './orderIndex.ts';
import { SlotSet, union } from './slotSet.ts';
import { createVocabulary } from './vocabulary.ts';

/** Maximum number of pieces whose items are cached, and maximum memory of all of them, in bytes. */
const maxCached = { pieces: 1_000, bytes: 64 * 1024 * 1024 };

/** Maximum number of texts whose sets are cached: many items have the same name, place or skill. */
const maxTexts = 5_000;

/** The distinct folded words of a text, as they are between white space. */
const splitText = (text: string): Set<string> => new Set(fold(text).split(/\s+/).filter(Boolean));

/** A searched piece of a word, with the items that contain it. */
interface Piece {
  text: string;
  bits: Bits;
}

/**
 * Splits texts only at white space, so that 'c++', '.net' and 'node.js' stay complete. All distinct words are in one
 * text, in which a search for a part finds every word that contains it. Words without items stay.
 */
export function createTextIndex<T>(items: Items<T>, textsOf: (item: T) => readonly string[]) {
  const sets = new Map<string, SlotSet>();
  /** The words in order, each with a line end. */
  let words = '';
  /** The words that a search adds to `words`: appended one by one, they would take five times the memory. */
  const added: string[] = [];
  /** The end in `words` of each word. */
  const ends: number[] = [];
  /** The set of each word. */
  const setAt: SlotSet[] = [];
  /** Built with the first misspelt word. */
  let vocabulary: ReturnType<typeof createVocabulary> | null = null;

  /** The searched pieces, which take in each change: many words contain a piece of one letter. */
  const cache = new Map<string, Piece>();
  /** The cached pieces of each word. */
  const piecesOf = new Map<SlotSet, Piece[]>();

  function link(set: SlotSet, piece: Piece): void {
    const pieces = piecesOf.get(set);
    if (pieces) pieces.push(piece);
    else piecesOf.set(set, [piece]);
  }

  function setOf(word: string): SlotSet {
    let set = sets.get(word);
    if (!set) {
      sets.set(word, (set = new SlotSet()));
      for (const piece of cache.values()) if (`${word}\n`.includes(piece.text)) link(set, piece);
      vocabulary?.add(word, set);
      added.push(word);
      ends.push((ends.at(-1) ?? 0) + word.length + 1);
      setAt.push(set);
    }
    return set;
  }

  /** The sets of the words of a text. */
  const setsOf = cachedByText(maxTexts, (text) => Array.from(splitText(text), setOf));

  /** The sets of the distinct words that contain the piece. */
  function setsWith(piece: string): SlotSet[] {
    const found: SlotSet[] = [];
    if (added.length > 0) words += `${added.splice(0).join('\n')}\n`;
    let number = 0;
    for (let at = words.indexOf(piece); at >= 0; at = words.indexOf(piece, ends[number])) {
      while (ends[number]! <= at) number += 1;
      found.push(setAt[number]!);
    }
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
      for (const slot of slots)
        for (const text of textsOf(items[slot]!))
          for (const set of setsOf(text)) {
            set.add(slot, items.length);
            if (piecesOf.size > 0)
              for (const piece of piecesOf.get(set) ?? []) piece.bits = growBit(piece.bits, slot);
          }
    },
    remove(slots: readonly number[]) {
      for (const slot of slots) {
        for (const set of new Set(textsOf(items[slot]!).flatMap(setsOf))) set.remove(slot);
        for (const { bits } of cache.values()) removeBit(bits, slot);
      }
    },
    /** The items whose texts contain this folded word without white space, also as a part of a longer word. */
    holding(text: string): Bits {
      const cached = cache.get(text);
      if (cached) return cached.bits;
      const found = setsWith(text);
      const piece = { text, bits: union(found, items.length).slice() };
      if (cache.size >= Math.min(maxCached.pieces, maxCached.bytes / piece.bits.byteLength)) {
        cache.clear();
        piecesOf.clear();
      }
      cache.set(text, piece);
      for (const set of found) link(set, piece);
      return piece.bits;
    },
    /** The folded word itself if it has items, else the nearest word, else null. Items of `except` do not count. */
    corrected: (word: string, except: Bits): string | null =>
      setsWith(word).some((set) => set.countOutside(except) > 0)
        ? word
        : builtVocabulary().nearest(word, except),
  };
}
