import { expect, test } from 'vitest';
import { answerTables } from './answerTables.ts';

test('an answer has a table of single values, and one for each list of objects with a column for each path', () => {
  const nodes = [
    { id: 'a', company: { name: 'Ash' }, skills: ['SQL', 'Go'], reviews: [{ stars: 5 }] },
    { id: 'b', company: null, skills: [], isOpen: false },
  ];
  const answer = JSON.stringify({ data: { jobs: { totalCount: 2, nodes } } });
  expect(answerTables(answer)).toEqual([
    { title: 'Values', columns: ['field', 'value'], rows: [['jobs.totalCount', '2']] },
    {
      title: 'jobs.nodes',
      columns: ['id', 'company.name', 'skills', 'reviews', 'company', 'isOpen'],
      rows: [
        ['a', 'Ash', 'SQL, Go', '1 item', '', ''],
        ['b', '', '', '', '–', 'false'],
      ],
    },
  ]);
});

test('a null of a list is a row', () => {
  expect(answerTables('{"data":{"nodes":[null,{"id":"a"}]}}')).toEqual([
    { title: 'nodes', columns: ['id'], rows: [['–'], ['a']] },
  ]);
});

test('an answer without data has the table of its errors', () => {
  expect(answerTables('{"errors":[{"message":"No."}],"data":null}')).toEqual([
    { title: 'errors', columns: ['message'], rows: [['No.']] },
  ]);
});
