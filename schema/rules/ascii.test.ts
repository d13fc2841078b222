import { expect, test } from 'vitest';
import { asciiForms, asciiNumber } from './ascii.ts';

test.each([
  ['１９．９９', '19.99'],
  ['５', '5'],
  ['＄１，９９９', '$1,999'],
  ['﹩５', '$5'],
  ['١٩٫٩٩', '19.99'],
  ['١٬٢٣٤٫٥', '1,234.5'],
  ['١٩،٩٩', '19,99'],
  ['۱۹٫۹۹', '19.99'],
  ['१९.९९', '19.99'],
  ['১৯.৯৯', '19.99'],
  ['๑๙.๙๙', '19.99'],
  ['𝟏𝟗.𝟡𝟿', '19.99'],
  ['１９。９９', '19.99'],
  ['19·99', '19.99'],
  ['\u200b5\u200b', '5'],
  ['\u202a5\u202c', '5'],
  ['\ufeff1\u00ad9', '19'],
  ['9\u00a0900', '9 900'],
  ['9\u202f900\t', '9 900'],
  ['９\u3000９００', '9 900'],
  ['9’900', "9'900"],
  ['9＇900', "9'900"],
  ['−5', '-5'],
  ['+47–555—01‑234', '+47-555-01-234'],
  ['ー5', '-5'],
  ['五', '五'],
  ['½', '½'],
  ['5²', '5²'],
])('the number %j is %j on an ASCII keyboard', (typed, ascii) => expect(asciiNumber(typed)).toBe(ascii));

test('forms of other widths keep the length of the text, and letters of other scripts stay', () => {
  const text = 'ａ＠ｂ．example、スーパー。é–';
  expect(asciiForms(text)).toBe('a@b.example、スーパー.é-');
  expect(asciiForms(text)).toHaveLength(text.length);
});
