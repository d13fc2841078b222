import { expect, test } from 'vitest';
import { listedWords } from './words.ts';

test('a list of words has each word once, as it is written first, without #', () => {
  expect(listedWords('Soil, #seeds,soil ,, ')).toEqual(['Soil', 'seeds']);
});

test('a list of words may have commas, lines of any system, and cells of a table', () => {
  expect(listedWords('Soil\r\n#seeds\n\nrain\rsun\tC++, wind')).toEqual([
    'Soil',
    'seeds',
    'rain',
    'sun',
    'C++',
    'wind',
  ]);
});

test.each([
  ['React，TypeScript、Node.js；Go', ['React', 'TypeScript', 'Node.js', 'Go']],
  ['React; Vue', ['React', 'Vue']],
  ['قراءة، كتابة؛ رسم', ['قراءة', 'كتابة', 'رسم']],
  ['a﹐b﹑c､d', ['a', 'b', 'c', 'd']],
  ['React · Vue | Go', ['React', 'Vue', 'Go']],
  ['• React\n• Vue', ['React', 'Vue']],
  ['•React •Vue', ['React', 'Vue']],
  ['- React\r\n– Vue\n* Go\n— C', ['React', 'Vue', 'Go', 'C']],
  ['1. React\n2) Vue\n(3) Go', ['React', 'Vue', 'Go']],
  ['1.\tReact\n2.\tVue', ['React', 'Vue']],
  ['１．　React\n２．　Vue', ['React', 'Vue']],
  ['1、React\n2、Vue', ['React', 'Vue']],
  ['①React\n②Vue', ['React', 'Vue']],
  ['- [x] React\n- [ ] Vue', ['React', 'Vue']],
  ['✓ React\n► Vue\n☐ Go', ['React', 'Vue', 'Go']],
  ['✔️ React\n☑️ Vue\n▶️ Go\n✔️', ['React', 'Vue', 'Go']],
  ['\uf0b7 React\n❖ Vue\n✅ Go\n・C', ['React', 'Vue', 'Go', 'C']],
  ['o\tReact\no\tVue', ['React', 'Vue']],
  ['1.React\n2.Vue', ['React', 'Vue']],
  ['１．React\n２．Vue', ['React', 'Vue']],
  ['1- React\n2 - Vue', ['React', 'Vue']],
  ['a) React\nb) Vue', ['React', 'Vue']],
  ['− React\n― Vue', ['React', 'Vue']],
  ['| React | Vue |', ['React', 'Vue']],
  ['React, Vue, and Go', ['React', 'Vue', 'Go']],
  ['React, Vue.', ['React', 'Vue']],
  ['"React", “Vue”, «Go»', ['React', 'Vue', 'Go']],
  ['#React #Vue', ['React', 'Vue']],
  ['＃日本語 ＃React', ['日本語', 'React']],
  ['Café, Cafe\u0301, CAFÉ', ['Café']],
  ['Cafe\u0301', ['Café']],
  ['React, Ｒｅａｃｔ, Re\u00adact, react\u200b', ['React']],
  ['Café, Cafe', ['Café', 'Cafe']],
  ['\u200b, \u3164;\u2800, #, •, -, 1., #\u200b', []],
  ['\u200bReact\u200b, User  research', ['React', 'User research']],
  ['🔹 React\n👉Vue\n1️⃣ Go', ['React', 'Vue', 'Go']],
  ['❶ React\n⒈ Vue\n◾Go\n» C#', ['React', 'Vue', 'Go', 'C#']],
  ['> React\n> Vue', ['React', 'Vue']],
  ['[1] React\n[2] Vue', ['React', 'Vue']],
  ['**React**, `Vue`', ['React', 'Vue']],
  ['"React, Vue"', ['React', 'Vue']],
  ['["React","Vue"]', ['React', 'Vue']],
  ['(React, Vue)', ['React', 'Vue']],
  ['#React#Vue', ['React', 'Vue']],
  ['React。Vue|Go ‧ C#\u0085C++', ['React', 'Vue', 'Go', 'C#', 'C++']],
  ["İstanbul, istanbul, O’Neil, O'Neil", ['İstanbul', 'O’Neil']],
  ['React, Vue, etc.', ['React', 'Vue']],
  ['React, Vue…', ['React', 'Vue']],
  ['..., ?, !!!', []],
  // What looks like a mark and is part of the word stays.
  [
    'C++, C#, .NET, Node.js, 3D, 2.5D, -webkit, A/B tests, R&D, 401(k)',
    ['C++', 'C#', '.NET', 'Node.js', '3D', '2.5D', '-webkit', 'A/B tests', 'R&D', '401(k)'],
  ],
  ['React (Redux), ½ price, 🎨, Q&A', ['React (Redux)', '½ price', '🎨', 'Q&A']],
  [
    'col·lega, もの・こと, 👩\u200d🚀, می\u200cخواهم',
    ['col·lega', 'もの・こと', '👩\u200d🚀', 'می\u200cخواهم'],
  ],
])('%j is a list of %j', (list, words) => {
  expect(listedWords(list)).toEqual(words);
  expect(listedWords(words.join(', '))).toEqual(words);
  expect(listedWords(words.join('\n'))).toEqual(words);
});
