import { expect, test } from 'vitest';
import { cleanLine, isBlank, trimmed, visibleLength, withoutInvisible } from './characters.ts';

test.each([
  '',
  ' \t\n\u00a0\u3000',
  '\u200b\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u202a\u202c',
  '\ufeff',
  '\u115f',
  '\u0000',
  '\u0301',
])('%j is blank', (text) => expect(isBlank(text)).toBe(true));

test.each(['a', '\u200ba', '０', '۝', 'ा', '👩‍🚀', '.'])('%j is not blank', (text) =>
  expect(isBlank(text)).toBe(false),
);

test.each([
  ['Re\u00adact', 'React'],
  ['\u200eReact\u200b', 'React'],
  ['+47\u00a0555', '+47\u00a0555'],
  ['a\r\nb\tc', 'a b c'],
])('%j without invisible characters is %j', (text, visible) => expect(withoutInvisible(text)).toBe(visible));

test.each([
  [' \u200b \u200b ', '', 0],
  [' \u3164\u2800 ', '', 0],
  [' Boat\u200b ', 'Boat\u200b', 4],
  ['a\u200b\u200b\u200b\u200b', 'a\u200b\u200b\u200b\u200b', 1],
  ['\u200bA b', '\u200bA b', 3],
])('%j trimmed is %j and has %d visible characters', (text, stored, length) => {
  expect(trimmed(text)).toBe(stored);
  expect(visibleLength(text)).toBe(length);
});

test.each([
  ['Maren \u202eHolt\u202c', 'Maren Holt'],
  [
    'Ailsa 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'Ailsa 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['Maren\u{e0068}\u{e0069}', 'Maren'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['\u200bMaren\u00ad\ufeff Holt ', 'Maren Holt'],
  ['Maren\r\nHolt', 'Maren Holt'],
  ['A\u0000', 'A'],
  ['\u200d\u200c\ufe0f', ''],
  // Persian and Hindi words and emoji keep their joiners.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Ada ❤\ufe0f 👩\u200d🚀', 'Ada ❤\ufe0f 👩\u200d🚀'],
])('%j as a line is %j', (text, line) => expect(cleanLine(text)).toBe(line));
