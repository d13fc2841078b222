import { expect, test } from 'vitest';
import { claimsOf } from './claims.ts';
import { readStatements } from './readStatements.ts';

/** Built from parts, so that this file does not claim the ids. */
const id = (number: number) => `XX-0${number}`;
const claimed = (source: string) => claimsOf('a.test.ts', source);

test('a statement belongs to the section of the heading above it', () => {
  const lines = ['# All', '', '## Jobs (2)', '', `- ${id(1)} [U] §1 One.`, `- ${id(2)} [X] §1 Two.`];
  expect(readStatements(lines.join('\n'))).toEqual([
    { id: id(1), section: 'Jobs', words: '[U] §1 One.' },
    { id: id(2), section: 'Jobs', words: '[X] §1 Two.' },
  ]);
});

test('titles, and the rows of their table or loop, claim the ids at their beginning', () => {
  const source = `
    test('${id(1)} ${id(2)} says it\\'s there', () => { expect(1).toBe(1); });
    test.each([['${id(3)} a row', 1]])("%s ${id(4)} as well", (_row, n) => { expect(n).toBe(1); });
    for (const [row, n] of [['${id(5)}', 2]]) test(\`\${row} is 2\`, async () => { await expectTwo(n); });
    const way = () => expect(3).toBe(3);
    test(\`${id(6)} \${name}\`, () => { way(); });
  `;
  expect(claimed(source)).toEqual({ ids: [1, 2, 3, 4, 5, 6].map(id), unproved: [] });
});

test('an id in a comment, a body or the middle of a title is not claimed', () => {
  const source = `
    // test('${id(1)} in a comment', () => { expect(1).toBe(1); });
    test('as ${id(2)} says', () => { expect('${id(3)} in a body').toBe(1); });
  `;
  expect(claimed(source)).toEqual({ ids: [], unproved: [] });
});

test.each([
  ['no assertion', `test('${id(1)} a', () => { render(); });`],
  ['a helper without an assertion', `const show = () => render(); test('${id(1)} a', () => { show(); });`],
  ['a skipped test', `test.skip('${id(1)} a', () => { expect(1).toBe(1); });`],
])('%s does not prove the id in its title', (_what, source) => {
  expect(claimed(source)).toEqual({ ids: [], unproved: [`${id(1)} a`] });
});

test('a second test with the same body does not prove its id', () => {
  const source = [1, 2].map((n) => `test('${id(n)} a', () => { expect(1).toBe(1); });`);
  expect(claimed(source.join('\n'))).toEqual({ ids: [id(1)], unproved: [`${id(2)} a`] });
});
