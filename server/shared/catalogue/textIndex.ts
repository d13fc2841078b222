import { addBit, countBits, hasBit, noBits, type Bits } from './bits.ts';
import { fold } from '../../../schema/rules/text.ts';
import { createInvertedIndex } from './invertedIndex.ts';

/** Finds the items that contain a part of a word. */
export interface TextIndex {
  /** The items whose texts contain this folded word without white space, also as a part of a longer word. */
  holding: (word: string) => Bits;
}

const lineEnd = 10;

/**
 * Splits texts only at white space, so that 'c++', 'node.js' and 'ui/ux' stay complete. It sorts all suffixes of all
 * distinct words (a suffix array). A part of a word is the prefix of one of its suffixes, so a binary search finds
 * every word that contains the part.
 */
export function createTextIndex<T>(items: readonly T[], textsOf: (item: T) => readonly string[]): TextIndex {
  const index = createInvertedIndex(items, (item) =>
    fold(textsOf(item).join('\n')).split(/\s+/).filter(Boolean),
  );
  const text = `${index.values.join('\n')}\n`;
  const wordAt = new Uint32Array(text.length);
  const suffixes = new Uint32Array(text.length - index.values.length);
  let word = 0;
  let filled = 0;
  for (let i = 0; i < text.length; i += 1) {
    wordAt[i] = word;
    if (text.charCodeAt(i) === lineEnd) word += 1;
    else suffixes[filled++] = i;
  }
  suffixes.sort((a, b) => {
    let i = 0;
    for (;;) {
      const left = text.charCodeAt(a + i);
      const right = text.charCodeAt(b + i);
      if (left !== right) return left - right;
      if (left === lineEnd) return a - b;
      i += 1;
    }
  });

  /** The first suffix that is not less than the piece, or with `past` the first one after all with this prefix. */
  function bound(piece: string, past: boolean): number {
    let low = 0;
    let high = suffixes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = suffixes[middle]!;
      const start = text.slice(at, at + piece.length);
      if (start < piece || (past && start === piece)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The distinct words that contain the piece, as numbers and as marks. */
  function wordsWith(piece: string): { found: number[]; marked: Uint8Array } {
    const found: number[] = [];
    const marked = new Uint8Array(index.values.length);
    const end = bound(piece, true);
    for (let i = bound(piece, false); i < end; i += 1) {
      const number = wordAt[suffixes[i]!]!;
      if (marked[number] === 1) continue;
      marked[number] = 1;
      found.push(number);
    }
    return { found, marked };
  }

  return {
    holding(piece) {
      const { found, marked } = wordsWith(piece);
      if (found.length === 1) return index.bits(found[0]!);
      const bits = noBits(items.length);
      const rare = found.filter((number) => !index.dense(number));
      for (const number of found) if (index.dense(number)) index.addTo(bits, number);
      // One or two letters occur in most words: then it is faster to check the items that are still missing.
      const missing = items.length - countBits(bits);
      const lookups = rare.reduce((sum, number) => sum + index.size(number), 0);
      if ((missing * index.total) / items.length >= lookups)
        for (const number of rare) index.addTo(bits, number);
      else
        for (let i = 0; i < items.length; i += 1)
          if (!hasBit(bits, i) && index.holdsAny(i, marked)) addBit(bits, i);
      return bits;
    },
  };
}
