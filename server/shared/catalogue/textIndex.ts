import { addBit, countBits, hasBit, noBits, type Bits } from './bits.ts';
import { fold } from '../../../schema/rules/text.ts';
import type { Items, Part } from './items.ts';
import { SlotSet } from './slotSet.ts';

/** Finds the items that contain a part of a word. */
export interface TextIndex extends Part {
  /** The items whose texts contain this folded word without white space, also as a part of a longer word. */
  holding: (word: string) => Bits;
}

const lineEnd = 10;
/** To look for a part in an item's texts costs as much as to add this number of slots to a set. */
const costOfReading = 500;

/**
 * Splits texts only at white space, so that 'c++', 'node.js' and 'ui/ux' stay complete. It sorts all suffixes of all
 * distinct words (a suffix array). A part of a word is the prefix of one of its suffixes, so a binary search finds
 * every word that contains the part. A word stays when its last item leaves.
 */
export function createTextIndex<T>(items: Items<T>, textsOf: (item: T) => readonly string[]): TextIndex {
  const words = new Map<string, SlotSet>();
  const sets: SlotSet[] = [];
  /** All words, each with a line end. */
  let text = '';
  /** For each character of `text`, the number of its word. */
  const wordAt: number[] = [];
  let suffixes = new Uint32Array(0);

  const textOf = (slot: number) => fold(textsOf(items[slot]!).join('\n'));
  const wordsOf = (slot: number) => new Set(textOf(slot).split(/\s+/).filter(Boolean));

  function compareSuffixes(a: number, b: number): number {
    for (let i = 0; ; i += 1) {
      const left = text.charCodeAt(a + i);
      const right = text.charCodeAt(b + i);
      if (left !== right) return left - right;
      if (left === lineEnd) return a - b;
    }
  }

  /** The number of suffixes for which the test holds; it holds for the first ones alone. */
  function countWhile(test: (suffix: number) => boolean): number {
    let low = 0;
    let high = suffixes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (test(suffixes[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Adds the suffixes of new words to the sorted ones. */
  function extend(added: readonly string[]): void {
    if (added.length === 0) return;
    const fresh: number[] = [];
    added.forEach((word, i) => {
      for (let at = 0; at <= word.length; at += 1) {
        if (at < word.length) fresh.push(wordAt.length);
        wordAt.push(sets.length - added.length + i);
      }
    });
    text += `${added.join('\n')}\n`;
    const sorted = Uint32Array.from(fresh).toSorted(compareSuffixes);
    const merged = new Uint32Array(suffixes.length + sorted.length);
    let taken = 0;
    sorted.forEach((suffix, i) => {
      const before = suffixes.length === 0 ? 0 : countWhile((other) => compareSuffixes(other, suffix) < 0);
      merged.set(suffixes.subarray(taken, before), taken + i);
      merged[before + i] = suffix;
      taken = before;
    });
    merged.set(suffixes.subarray(taken), taken + sorted.length);
    suffixes = merged;
  }

  /** The sets of the distinct words that contain the piece. */
  function setsWith(piece: string): SlotSet[] {
    const startOf = (suffix: number) => text.slice(suffix, suffix + piece.length);
    const end = countWhile((suffix) => startOf(suffix) <= piece);
    const found = new Set<number>();
    for (let i = countWhile((suffix) => startOf(suffix) < piece); i < end; i += 1)
      found.add(wordAt[suffixes[i]!]!);
    return Array.from(found, (number) => sets[number]!);
  }

  return {
    add(slots) {
      const added: string[] = [];
      for (const slot of slots)
        for (const word of wordsOf(slot)) {
          let set = words.get(word);
          if (!set) {
            words.set(word, (set = new SlotSet()));
            sets.push(set);
            added.push(word);
          }
          set.add(slot, items.length);
        }
      extend(added);
    },
    remove(slots) {
      for (const slot of slots) for (const word of wordsOf(slot)) words.get(word)!.remove(slot);
    },
    holding(piece) {
      const found = setsWith(piece);
      if (found.length === 1) return found[0]!.bits(items.length);
      const bits = noBits(items.length);
      const rare = found.filter(({ isDense }) => !isDense);
      for (const set of found) if (set.isDense) set.addTo(bits);
      // One or two letters occur in most words: then it is faster to read the items that are still missing.
      const missing = items.length - countBits(bits);
      const lookups = rare.reduce((sum, { size }) => sum + size, 0);
      if (missing * costOfReading >= lookups) for (const set of rare) set.addTo(bits);
      else
        for (let slot = 0; slot < items.length; slot += 1)
          if (items[slot] !== undefined && !hasBit(bits, slot) && textOf(slot).includes(piece))
            addBit(bits, slot);
      return bits;
    },
  };
}
