import { expect, test } from 'vitest';
import { byId, find, getOrThrow } from './lookup.ts';

const records = byId([{ id: 'post-a' }, { id: 'post_B-2' }]);

test('an existing id returns its record, an unknown id null', () => {
  expect(find(records, 'post_B-2')).toEqual({ id: 'post_B-2' });
  expect(find(records, 'post-b')).toBeNull();
  expect(find(records, 'x'.repeat(64))).toBeNull();
});

for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
  test(`the id ${id} is unknown like any other`, () => {
    expect(find(records, id)).toBeNull();
  });

for (const id of ['', 'a b', '../etc', 'a.b', 'ä', '\u0000', 'x'.repeat(65)])
  test(`an invalid id is refused: ${JSON.stringify(id.slice(0, 12))} (${id.length} characters)`, () => {
    expect(() => find(records, id)).toThrow("id must be 1 to 64 characters of A-Z, a-z, 0-9, '_' and '-'.");
  });

test('dangling references and duplicate ids in the sample data throw', () => {
  expect(() => getOrThrow(records, 'person-x')).toThrow(
    "The data refer to 'person-x', which does not exist.",
  );
  expect(() => byId([{ id: 'a' }, { id: 'a' }])).toThrow('The data contain a duplicate id.');
});
