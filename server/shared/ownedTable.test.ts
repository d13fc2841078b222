import { expect, test } from 'vitest';
import { OwnedTable } from './ownedTable.ts';

test('a record is in the tables of all its owners, also after a change of the owners', () => {
  const record = (...memberIds: string[]) => ({ id: 'boat', memberIds });
  const table = new OwnedTable([record('ada', 'bo')], ({ memberIds }) => memberIds);
  const tables = ['ada', 'bo', 'cy'].map((owner) => table.of(owner));
  const holders = () => tables.map((own) => own.has('boat'));
  expect(holders()).toEqual([true, true, false]);
  table.set('boat', record('bo', 'cy'));
  expect(holders()).toEqual([false, true, true]);
  expect(table.of('cy').get('boat')).toBe(table.get('boat'));
  expect(table.ownersOf(table.get('boat')!)).toEqual(['bo', 'cy']);
  table.delete('boat');
  expect(holders()).toEqual([false, false, false]);
  table.set('boat', record('ada'));
  table.clear();
  expect(holders()).toEqual([false, false, false]);
});
