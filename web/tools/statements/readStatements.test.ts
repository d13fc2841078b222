import { expect, test } from 'vitest';
import { claimsOf, readStatements } from './readStatements.ts';

/** Written out, this file would claim them. */
const id = (number: number) => `XX-0${number}`;

test('statements stand under the heading before them', () => {
  const lines = ['# All', '', '## Jobs (2)', '', `- ${id(1)} [U] §1 One.`, `- ${id(2)} [X] §1 Two.`];
  expect(readStatements(lines.join('\n'))).toEqual([
    { id: id(1), section: 'Jobs', words: '[U] §1 One.' },
    { id: id(2), section: 'Jobs', words: '[X] §1 Two.' },
  ]);
});

test('a title claims the ids that it begins with, whatever its quotes; so does the row of a table', () => {
  const source = `
    test('${id(1)} ${id(2)} says it\\'s there', () => {});
    test.each([['${id(3)} a row', 1]])("%s", () => {});
    test(\`${id(4)} \${name}\`, () => {});
  `;
  expect(claimsOf(source)).toEqual([id(1), id(2), id(3), id(4)]);
});

test('what only speaks of an id claims nothing', () => {
  const source = [`// '${id(1)} in a comment'`, ` * '${id(2)} in another'`, `said('as ${id(3)} says');`];
  expect(claimsOf(source.join('\n'))).toEqual([]);
});
