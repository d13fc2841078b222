import { expect, test } from 'vitest';
import { decisions, documents } from './documents.ts';
import { countWords, sentencesOf } from './prose.ts';

/** The words of the mean sentence, and how many sentences may have more than `long` words. */
const limits = { mean: 16, long: 25, longSentences: 5 };

test('a sentence ends at a full stop, not within code; code blocks, tables, headings and labels are none', () => {
  const markdown = [
    '# A heading of five words.',
    '',
    'Run `npm test.` now, see [the guide. Part two too](a.b/c). It has',
    'two lines: with a colon; and a semicolon!',
    '- **Label.** An item of four.',
    '',
    '```sh',
    'npm run this is no sentence.',
    '```',
    '',
    '| A table. | Is no prose. |',
    '<img alt="No prose. At all.">',
  ].join('\n');
  expect(sentencesOf(markdown)).toEqual([
    'Run `npm test.` now, see [the guide.',
    'Part two too].',
    'It has two lines: with a colon; and a semicolon!',
    'An item of four.',
  ]);
  expect(countWords('Run `npm test.` now – twice.')).toBe(5);
});

test('README, guides, decisions and CONTRIBUTING have short sentences', () => {
  const sentences = documents.flatMap(({ file, text }) =>
    sentencesOf(text).map((sentence) => ({ file, sentence, words: countWords(sentence) })),
  );
  const mean = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length;
  const long = sentences.filter(({ words }) => words > limits.long);
  console.info(`${sentences.length} sentences, ${mean.toFixed(1)} words in the mean, ${long.length} long`);
  expect(mean).toBeLessThanOrEqual(limits.mean);
  const shown = long.map(({ file, sentence, words }) => `${file}, ${words} words: ${sentence}`);
  expect(shown.length > limits.longSentences ? shown : []).toEqual([]);
});

test('the README has at most 150 lines', () => {
  const [readme] = documents;
  expect(readme!.text.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test('each decision has its context, decision and consequences, on at most a page', () => {
  const odd = documents.filter(({ file, text }) => {
    if (!decisions.includes(file)) return false;
    const parts = ['## Context', '## Decision', '## Consequences'].map((part) => text.indexOf(`\n${part}\n`));
    const inOrder = parts.every((at, i) => at > (parts[i - 1] ?? 0));
    return !inOrder || text.split(/\s+/).length > 600;
  });
  expect(odd.map(({ file }) => file)).toEqual([]);
});
