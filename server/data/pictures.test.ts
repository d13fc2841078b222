import { expect, test } from 'vitest';
import type { Now } from './action.ts';
import { storedPicture } from './pictures.ts';

test.each([
  ['/art/a.svg', '/art/a.svg'],
  ['//evil.example/a.png', null],
  ['/\\\\evil.example/a.png', null],
  ['/\t/evil.example/a.png', null],
  ['/events', null],
  ['/art/../events', null],
  ['https://evil.example/a.png', null],
  ['blob:http://127.0.0.1/1', null],
  ['', null],
  [undefined, null],
])('the picture %s is stored as %s', (url, stored) => {
  expect(storedPicture(url, {} as Now)).toBe(stored);
});

test.each([
  ['blob:http://127.0.0.1/1', 'blob:http://127.0.0.1/1'],
  ['https://evil.example/a.png', null],
])('in a tab, which has the chosen files, the picture %s is stored as %s', (url, stored) => {
  expect(storedPicture(url, { isSimulated: true } as Now)).toBe(stored);
});
