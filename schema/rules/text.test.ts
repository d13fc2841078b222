import { expect, test } from 'vitest';
import { fold, holdsWords, wordsOf } from './text.ts';

/** Texts as searches compare them. */
const folded: Readonly<Record<string, string>> = {
  Tomás: 'tomas',
  ÅNGSTRÖM: 'angstrom',
  İzmir: 'izmir',
  'C++': 'c++',
  تصميم: 'تصمیم',
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
  'ΟΔΟΣ οδός': 'οδοσ οδοσ',
  'Ħal Għaxaq': 'hal ghaxaq',
  'Ｒｅａｃｔ ﬁgma ℝ²': 'react figma r2',
  ｶﾞｲﾄﾞ: 'ガイド',
  'Re\u00adact\u200b \u200eVue': 'react vue',
  'a\u00a0b\u202fc\u3000d': 'a b c d',
  'ab\u0000c': 'abc',
  'مُحَمَّد أحمد محمـــد': 'محمد احمد محمد',
  'علي كمال': 'علی کمال',
  שָׁלוֹם: 'שלום',
  'צה״ל': 'צה"ל',
  'می\u200cخواهم': 'میخواهم',
  '٢٠٢٦ ۲۰۲۶': '2026 2026',
  'בית־ספר 1‒2': 'בית-ספר 1-2',
  'ٱلله خانۀ': 'الله خانه',
  // Marks that make another word stay.
  हिन्दी: 'हिन्दी',
  ที่: 'ที่',
  'か\u3099': 'が',
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
  expect(wordsOf('#UX-Research in C# #')).toEqual(['ux-research', 'in', 'c#']);
  for (const nothing of [null, undefined, '', '   ', '\u200b\u2060']) expect(wordsOf(nothing)).toEqual([]);
});

test.each([
  ['React, TypeScript', 'react typescript'],
  ['React,TypeScript', 'react typescript'],
  ['React/TypeScript', 'react typescript'],
  ['React | Vue • Svelte · Solid', 'react vue svelte solid'],
  ['React;Vue:Svelte', 'react vue svelte'],
  ['"React"', 'react'],
  ['“React” „Vue“ «Svelte» ‹Solid›', 'react vue svelte solid'],
  ['`React`', 'react'],
  ["'React'", 'react'],
  ['React.', 'react'],
  ['React!?', 'react'],
  ['React…', 'react'],
  ['React—Vue', 'react vue'],
  ['Photoshop®, Salesforce™ React→Vue', 'photoshop salesforce react vue'],
  ['(React) [Vue] {Svelte} <Solid>', 'react vue svelte solid'],
  ['Developer (React)', 'developer react'],
  ['*React* _Vue_ ~Svelte~', 'react vue svelte'],
  ['- React - Vue', 'react vue'],
  ['+React -Vue @Svelte &Solid', 'react vue svelte solid'],
  ['React & Vue + Svelte', 'react vue svelte'],
  ['React、TypeScript。', 'react typescript'],
  ['「React」【Vue】《Svelte》', 'react vue svelte'],
  ['React، Vue؛ Svelte؟', 'react vue svelte'],
  ['Ｒｅａｃｔ，Ｖｕｅ', 'react vue'],
  ['लिस्बन। पोर्टो', 'लिस्बन पोर्टो'],
  ['Lisbon,Portugal', 'lisbon portugal'],
  ['¿React? ¡Vue!', 'react vue'],
  ['C++ C++, (C++) "C++"', 'c++ c++ c++ c++'],
  ['C# F#. C#/C++', 'c# f# c# c++'],
  ['.NET (.NET) ASP.NET.', '.net .net asp.net'],
  ['Node.js, Next.js.', 'node.js next.js'],
  ['A+ Notepad++ Disney+', 'a+ notepad++ disney'],
  ['R&D, Q&A', 'r&d q&a'],
  ['O’Neil’s well-known', "o'neil's well-known"],
  ['1,000 10:30 3.5%', '1,000 10:30 3.5'],
  ['a@b.example, $90 🚀', 'a@b.example 90'],
  ['React+TypeScript & React_Vue--Go', 'react typescript react vue go'],
  ['★React 🎨 design', 'react design'],
  ['C♯, Notepad++, AT&T', 'c# notepad++ at&t'],
  ['🎨', '🎨'],
  ['५ ๕', '5 5'],
  // Nothing else is searched.
  ['.*', '.*'],
  ['# %', '# %'],
])('a search for %j compares %j', (query, words) => {
  expect(wordsOf(query).join(' ')).toBe(words);
});

test('a text with exactly the search is found', () => {
  for (const text of [...Object.keys(folded), 'Build UI/UX, "C++" & .NET (R&D)—10:30, it’s 1/2…'])
    expect(holdsWords(wordsOf(text), `Before ${text} after`)).toBe(true);
});

test('every word must occur somewhere, in any text', () => {
  expect(holdsWords(['ux', 'holt'], 'UX research', 'Maren Holt')).toBe(true);
  expect(holdsWords(['ux', 'vale'], 'UX research', 'Maren Holt')).toBe(false);
  expect(holdsWords([], 'anything')).toBe(true);
  expect(holdsWords(['.*'], 'anything')).toBe(false);
});
