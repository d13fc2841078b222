import { noBits, type Bits } from './bits.ts';
import { createInvertedIndex } from './invertedIndex.ts';

/** Finds the items that hold a piece of a word. */
export interface TextIndex {
  /** The items in whose texts this word occurs, be it inside a longer one. Lower case, no white space. */
  holding: (word: string) => Bits;
}

const lineEnd = 10;

/**
 * Texts are cut at white space alone, so that 'c++', 'node.js' and 'ui/ux' stay whole. All endings of all distinct
 * words lie sorted: a piece of a word is the beginning of one of its endings, so a binary search finds every word
 * that holds the piece, and none is read one by one.
 */
export function createTextIndex<T>(items: readonly T[], textsOf: (item: T) => readonly string[]): TextIndex {
  const index = createInvertedIndex(items, (item) =>
    textsOf(item).join('\n').toLowerCase().split(/\s+/).filter(Boolean),
  );
  const text = `${index.values.join('\n')}\n`;
  const wordAt = new Uint32Array(text.length);
  const endings = new Uint32Array(text.length - index.values.length);
  let word = 0;
  let filled = 0;
  for (let i = 0; i < text.length; i += 1) {
    wordAt[i] = word;
    if (text.charCodeAt(i) === lineEnd) word += 1;
    else endings[filled++] = i;
  }
  endings.sort((a, b) => {
    let i = 0;
    for (;;) {
      const left = text.charCodeAt(a + i);
      const right = text.charCodeAt(b + i);
      if (left !== right) return left - right;
      if (left === lineEnd) return a - b;
      i += 1;
    }
  });

  /** The first ending that does not precede the piece, or with `past` the first that comes after all with it. */
  function bound(piece: string, past: boolean): number {
    let low = 0;
    let high = endings.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = endings[middle]!;
      const start = text.slice(at, at + piece.length);
      if (start < piece || (past && start === piece)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    holding(piece) {
      const found = new Set<number>();
      const end = bound(piece, true);
      for (let i = bound(piece, false); i < end; i += 1) found.add(wordAt[endings[i]!]!);
      const [only, ...more] = found;
      if (only !== undefined && more.length === 0) return index.bits(only);
      const bits = noBits(items.length);
      for (const each of found) index.addTo(bits, each);
      return bits;
    },
  };
}
