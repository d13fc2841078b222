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

test('a record is found by the person or object that it names, also after a change', () => {
  const record = (actorId: string | null, subjectId: string) => ({
    id: 'note',
    ownerId: 'ada',
    actorId,
    subjectId,
  });
  const table = new OwnedTable([record('bo', 'post-1')], ({ ownerId }) => [ownerId]);
  const naming = () => ['ada', 'bo', 'post-1', 'post-2'].filter((id) => table.about(id).length > 0);
  expect(naming()).toEqual(['bo', 'post-1']);
  table.set('note', record(null, 'post-2'));
  expect(naming()).toEqual(['post-2']);
  expect(table.about('post-2')).toEqual([table.get('note')]);
  table.delete('note');
  expect(naming()).toEqual([]);
});
