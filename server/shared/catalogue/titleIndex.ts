import { addBit, common, eachBit, noBits, without, type Bits } from './bits.ts';
import type { Items } from './orderIndex.ts';
import { createTextIndex } from './textIndex.ts';

/** Ranks items by how their titles match. `titleOf` returns the folded words of a title, with a space between two. */
export function createTitleIndex<T>(items: Items<T>, titleOf: (item: T) => string) {
  // A query has no '^' in a word and no '$' at the end of one: here they mark the first and the last word of a title.
  const { add, remove, holding } = createTextIndex(items, (item: T) => {
    const title = titleOf(item);
    return title === '' ? [] : [`^${title}$`];
  });

  function those(members: Bits, isWanted: (title: string) => boolean): Bits {
    const wanted = noBits(items.length);
    eachBit(members, (slot) => {
      if (isWanted(titleOf(items[slot]!))) addBit(wanted, slot);
    });
    return wanted;
  }

  return {
    add,
    remove,
    /**
     * Divides found items into four sets: those whose title is the words, those whose title begins with them, those
     * whose title contains each, and the rest. The sets of the index answer for one word; only titles that begin with the
     * first of several words are compared.
     */
    rank(found: Bits, words: readonly string[]): Bits[] {
      const [first, ...more] = words;
      if (first === undefined) return [found];
      const phrase = words.join(' ');
      const contains = words.map(holding).reduce(common, found);
      // The line end: `createTextIndex` puts one after each word, so the first word of the title is complete.
      const candidates = common(contains, holding(more.length === 0 ? `^${first}` : `^${first}\n`));
      const begins = more.length === 0 ? candidates : those(candidates, (title) => title.startsWith(phrase));
      const is =
        more.length === 0
          ? common(begins, holding(`^${first}$`))
          : those(begins, (title) => title === phrase);
      return [is, without(begins, is), without(contains, begins), without(found, contains)];
    },
  };
}
