import { distanceWithin, maxTypos, nearestWord } from '../../../schema/rules/spelling.ts';
import type { Bits } from './bits.ts';
import type { SlotSet } from './slotSet.ts';

/** Runs of letters and digits: punctuation separates 'node' and 'js' in 'node.js'. */
const lettersAndDigits = /[\p{L}\p{M}\p{N}]+/gu;

/** The words by first letter and length: a misspelt word is compared only with those of its start and near length. */
export function createVocabulary() {
  /** For each letter and length, such as 'd6', the words ('design') with the sets of the items that contain them. */
  const parts = new Map<string, Map<string, SlotSet[]>>();

  function* candidates(
    misspelt: string,
    except: Bits,
  ): Generator<readonly [word: string, frequency: number]> {
    const max = maxTypos(misspelt);
    // The first two letters can be transposed.
    for (const letter of new Set(misspelt.slice(0, 2)))
      for (let length = misspelt.length - max; length <= misspelt.length + max; length += 1)
        for (const [word, sets] of parts.get(letter + length) ?? []) {
          // Counting takes longer than comparing, and few words are near.
          if (distanceWithin(misspelt, word, max) > max) continue;
          const frequency = sets.reduce((sum, set) => sum + set.countOutside(except), 0);
          // Words without items stay in the vocabulary.
          if (frequency > 0) yield [word, frequency];
        }
  }

  return {
    /** Adds the words of a term without white space, which the items of the set contain. A word has a set for each term. */
    add(text: string, set: SlotSet): void {
      for (const word of text.match(lettersAndDigits) ?? []) {
        const key = word[0]! + word.length;
        let part = parts.get(key);
        if (!part) parts.set(key, (part = new Map()));
        const sets = part.get(word);
        if (sets) sets.push(set);
        else part.set(word, [set]);
      }
    },
    /** The word that a misspelt one means; null if none is near. Words of excepted items alone do not count. */
    nearest: (misspelt: string, except: Bits): string | null =>
      nearestWord(misspelt, candidates(misspelt, except)),
  };
}
