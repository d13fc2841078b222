import { expect, test } from 'vitest';
import { cutAt, shorten } from './cut.ts';

test.each([
  ['at white space', 'one two three', 9, 'one two'],
  ['at white space right after the part', 'one two three', 7, 'one two'],
  ['not at far white space', `a ${'b'.repeat(20)}`, 10, `a ${'b'.repeat(8)}`],
  ['after punctuation', '我们搬家了，新地址在这里', 7, '我们搬家了，'],
  ['not before punctuation', '我们搬家了！！！新地址', 6, '我们搬家'],
  ['not after an opening bracket', '我们搬家了「新地址」', 6, '我们搬家了'],
  ['not before a sign that lengthens a letter', 'ラーメンコーヒー', 5, 'ラーメン'],
  ['not within an amount', '现在的价格是人民币的$1,299元', 14, '现在的价格是人民币的'],
  ['not within a Latin word', '我们用的是好的TypeScript', 10, '我们用的是好的'],
  ['not within a character', `${'字'.repeat(9)}👩‍👩‍👧‍👦`, 12, '字'.repeat(9)],
  ['before a letter with an accent', `${'字'.repeat(9)}e\u0301`, 10, '字'.repeat(9)],
])('a text is cut %s', (_how, text, max, part) => {
  expect(text.slice(0, cutAt(text, max))).toBe(part);
});

test.each([
  ['Short  \n text', 20, 'Short text'],
  ['one two, three', 10, 'one two…'],
  ['我们搬家了，新地址', 8, '我们搬家了…'],
  ['👩‍👩‍👧‍👦'.repeat(3), 30, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
  ['', 5, ''],
])('%j is shortened to %i characters: %j', (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(max);
});
