import { originOf, type Ask } from '../operation.ts';
import { argsOf } from '../contract.ts';
import { textsAt } from '../conditions.ts';
import { rulesOf } from '../directives.ts';
import { spread } from '../filterValues.ts';
import { idOf, idsOf, readItems, readPage, type List } from '../pages.ts';
import { demand, inTurn, Skipped, type Verify } from '../results.ts';
import { demandPosition } from './pages.ts';
import { fold, haveWords, wordsIn } from '../text.ts';
import type { World } from '../world.ts';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Texts that are equal in a search. */
const spellingsOf = (word: string) => [
  word.toUpperCase(),
  word.replace(/[aeiou]/, (letter) => accents[letter]!),
  `  ${word} `,
  `"${word}",`,
];

/** Words that no text has: letters and digits mixed, so that no typing error is corrected. */
const nowhere = 'q7x9zv3k8w';

/** Checks what all searches promise: equal spellings find the same items, and words that occur nowhere find nothing. */
function checkList(list: List, verify: Verify): void {
  const { filters, select } = rulesOf(list.field);
  const filter = filters.find(({ words }) => words.length > 0);
  if (!filter) return;
  const find = async (ask: Ask, text: string) =>
    (await readItems(ask, list, argsOf(list.field, { [filter.name]: text }), select, { max: 200 })).items;
  const readWords = async (ask: Ask) => {
    const { items } = await readItems(ask, list, {}, select, { max: 50 });
    const words = spread(items, 3).flatMap((item) => textsAt(item, filter).flatMap(wordsIn)[0] ?? []);
    if (words.length === 0) throw new Skipped('The list has no item with a word.');
    return words;
  };
  const property = 'a search ignores case, accents, and spaces and punctuation around words';
  verify(list.name, property, async (ask) => {
    await inTurn(await readWords(ask), async (word) => {
      const expected = idsOf(await find(ask, word));
      demand(expected.length > 0, `'${word}' finds nothing, although a text has it.`);
      await inTurn(spellingsOf(word), async (spelling) => {
        const found = idsOf(await find(ask, spelling));
        demand(
          found.join() === expected.join(),
          `'${spelling}' finds ${found.length} items, but '${word}' finds ${expected.length}.`,
        );
      });
    });
  });
  verify(list.name, 'a search finds only items whose texts have all words', async (ask) => {
    await inTurn(await readWords(ask), async (word) => {
      const wrong = (await find(ask, word)).find((item) => !haveWords(textsAt(item, filter), word));
      demand(
        !wrong,
        `'${word}' finds '${wrong && idOf(wrong)}', whose texts do not have it.`,
        originOf(wrong),
      );
    });
    const page = await readPage(ask, list, argsOf(list.field, { [filter.name]: nowhere }));
    demand(
      page.nodes.length === 0,
      `'${nowhere}' finds ${page.nodes.length} items, although no text has it.`,
    );
    demandPosition(page, false, false);
  });
}

/** Checks the searches of all lists, and what only the search of the site promises. */
export function checkSearch({ lists }: World, verify: Verify): void {
  for (const list of lists) checkList(list, verify);
  const search = lists.find(({ name }) => name === 'search');
  if (!search) return;
  verify(search.name, 'a blank query finds nothing', async (ask) => {
    const { nodes } = await readPage(ask, search, { query: '  ' });
    demand(nodes.length === 0, `A blank query finds ${nodes.length} items.`);
  });
  verify(search.name, 'a word with a typing error finds the corrected word', async (ask) => {
    // The longest word of the data, searched without its fifth letter.
    const word = fold(String(search.base['query']));
    if (word.length < 8) throw new Skipped('The data has no word of eight letters.');
    const query = `${word.slice(0, 4)}${word.slice(5)}`;
    const extra = 'correctedQuery';
    const found = await readPage(ask, search, { query: word }, { extra });
    demand(found['correctedQuery'] === null, `'${word}' is corrected, although it is a word of the data.`);
    const { totalCount, correctedQuery } = await readPage(ask, search, { query }, { extra });
    if (totalCount > 0 && correctedQuery === null) throw new Skipped(`'${query}' occurs in the data.`);
    demand(totalCount > 0, `'${query}' finds nothing, although '${word}' is a word of the data.`);
  });
}
