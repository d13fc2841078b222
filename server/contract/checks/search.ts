import { fold, holdsWords, wordsOf } from '../../../schema/rules/text.ts';
import type { Ask } from '../client.ts';
import { argsOf } from '../filterFields.ts';
import { longestWord, spread } from '../filterValues.ts';
import { factsOf } from '../listRules.ts';
import { rulesOf } from '../lists.ts';
import { idOf, idsOf, readItems, readPage, type List } from '../pages.ts';
import { demand, inTurn, Skipped, type Recorder } from '../results.ts';
import type { Row } from '../walk.ts';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Ways to write the same word. */
const spellings = {
  'upper and lower case are equal': (word: string) => [word.toUpperCase(), word.toLowerCase()],
  'accents are ignored': (word: string) => [word.replace(/[aeiou]/, (letter) => accents[letter]!)],
};

/** Words that no text has: letters and digits mixed, so that no typing error is corrected. */
const nowhere = 'q7x9zv3k8w';

/** Checks what all searches promise: case and accents are ignored, and words that occur nowhere find nothing. */
export async function checkSearch(lists: readonly List[], { verify }: Recorder): Promise<void> {
  await Promise.all(
    lists.flatMap((list) => {
      const rules = rulesOf(list.name);
      const condition = rules.conditions?.['query'];
      if (!condition || !('words' in condition)) return [];
      const textsOf = (item: Row) => condition.words(factsOf(rules, item));
      const find = async (ask: Ask, query: string) =>
        readItems(ask, list, argsOf(list.field, { query }), rules.select, { max: 200 });
      const wordsIn = async (ask: Ask) => {
        const { items } = await readItems(ask, list, {}, rules.select, { max: 50 });
        const words = spread(items, 3).flatMap((item) => textsOf(item).map(longestWord).find(Boolean) ?? []);
        if (words.length === 0) throw new Skipped('The list has no item with a word.');
        return words;
      };
      return [
        ...Object.entries(spellings).map(([property, spell]) =>
          verify(list.name, `in a search, ${property}`, async (ask) => {
            await inTurn(await wordsIn(ask), async (word) => {
              const expected = idsOf((await find(ask, word)).items);
              demand(expected.length > 0, `'${word}' finds nothing, although a text has it.`);
              await inTurn(spell(word), async (spelling) => {
                const found = idsOf((await find(ask, spelling)).items);
                demand(
                  found.join() === expected.join(),
                  `'${spelling}' finds ${found.length} items, but '${word}' finds ${expected.length}.`,
                );
              });
            });
          }),
        ),
        verify(list.name, 'a search finds only items whose texts have all words', async (ask) => {
          await inTurn(await wordsIn(ask), async (word) => {
            const { items } = await find(ask, word);
            const wrong = items.find((item) => !holdsWords(wordsOf(word), ...textsOf(item)));
            demand(!wrong, `'${word}' finds '${wrong && idOf(wrong)}', whose texts do not have it.`);
          });
          const { items: found } = await find(ask, nowhere);
          demand(found.length === 0, `'${nowhere}' finds ${found.length} items, although no text has it.`);
        }),
      ];
    }),
  );
  const search = lists.find(({ name }) => name === 'search');
  if (!search) return;
  await verify(search.name, 'a blank query finds nothing', async (ask) => {
    const { nodes } = await readPage(ask, search, { query: '  ' });
    demand(nodes.length === 0, `A blank query finds ${nodes.length} items.`);
  });
  await verify(search.name, 'a word with a typing error finds the corrected word', async (ask) => {
    const word = fold(String(search.base['query']));
    if (word.length < 8) throw new Skipped('The data has no word of eight letters.');
    const misspelt = `${word.slice(0, 4)}${word.slice(5)}`;
    const { totalCount, correctedQuery } = await readPage(
      ask,
      search,
      { query: misspelt },
      '',
      'correctedQuery',
    );
    const occurs = totalCount > 0 && correctedQuery === null;
    if (occurs) throw new Skipped(`'${misspelt}' occurs in the data.`);
    demand(totalCount > 0, `'${misspelt}' finds nothing, although '${word}' is a word of the data.`);
  });
}
