import { expect, test } from 'vitest';
import { isBlank, withoutInvisible } from './characters.ts';

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
