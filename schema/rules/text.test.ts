import { expect, test } from 'vitest';
import { fold, holdsWords, wordsOf } from './text.ts';

/** Texts as searches compare them. */
const folded: Readonly<Record<string, string>> = {
  Tomás: 'tomas',
  ÅNGSTRÖM: 'angstrom',
  İzmir: 'izmir',
  'C++': 'c++',
  تصميم: 'تصميم',
  박지호: '박지호',
  'Toma\u0301s': 'tomas',
  'Bjørn ØSTBY': 'bjorn ostby',
  'Œuvre, cœur': 'oeuvre, coeur',
  'Łukasz Wałęsa': 'lukasz walesa',
  'Straße, STRAẞE': 'strasse, strasse',
  'Æsop, Kjær': 'aesop, kjaer',
  'Đorđe Þór Guðmundsson': 'dorde thor gudmundsson',
  'Işık ILIK': 'isik ilik',
  'O’Shaughnessy, ‘well‐known’ 2024–26': "o'shaughnessy, 'well-known' 2024-26",
};

test('searches ignore case and accents', () => {
  for (const [text, compared] of Object.entries(folded)) expect(fold(text)).toBe(compared);
  expect(holdsWords(wordsOf('TOMÁS  arce'), 'Tomas Arce')).toBe(true);
  expect(holdsWords(wordsOf('bjorn OSTBY'), 'Bjørn Østby')).toBe(true);
  expect(holdsWords(wordsOf('#onboarding'), 'ux-research onboarding')).toBe(true);
  expect(wordsOf(' \u0301 ')).toEqual([]);
});

test('a search is split into words, a hashtag without its sign', () => {
  expect(wordsOf('  UX   Research\tBergen ')).toEqual(['ux', 'research', 'bergen']);
  expect(wordsOf('#UX-Research in C# #')).toEqual(['ux-research', 'in', 'c#', '#']);
  for (const nothing of [null, undefined, '', '   ']) expect(wordsOf(nothing)).toEqual([]);
});

test('every word must occur somewhere, in any text', () => {
  expect(holdsWords(['ux', 'holt'], 'UX research', 'Maren Holt')).toBe(true);
  expect(holdsWords(['ux', 'vale'], 'UX research', 'Maren Holt')).toBe(false);
  expect(holdsWords([], 'anything')).toBe(true);
  expect(holdsWords(['.*'], 'anything')).toBe(false);
});
