import { Kind, OperationTypeNode } from 'graphql';
import { expect, test, vi } from 'vitest';
import { ask } from '../../server/testing/ask.ts';
import { readyOperations } from '../../server/http/explorer/operations.ts';
import { schema } from '../../server/graphql/schema.ts';
import { createStore } from '../../server/data/store.ts';
import { documents } from '../testing/clientDocuments.ts';
import { textOf } from './operationText.ts';
import { resolverTest, stablePart } from './resolverTest.ts';

const queries = documents.filter(([, { definitions }]) =>
  definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY,
  ),
);
const operations = readyOperations(
  Object.fromEntries(queries.map(([name, document]) => [name, textOf(document)])),
  schema,
  createStore(),
);

/** Runs the text of a test, whose imports are the parameters. */
async function expectToPass(text: string): Promise<void> {
  const body = text.replaceAll(/^import .*$/gm, '');
  let run: (() => Promise<void>) | undefined;
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is a program that the panel has written
  const declare = new Function('test', 'expect', 'ask', body) as (...parameters: unknown[]) => void;
  declare((_title: string, callback: () => Promise<void>) => (run = callback), expect, ask);
  await run!();
}

test('there is an operation for each query of the client', () => {
  expect(operations.length).toBeGreaterThan(25);
  expect(operations).toHaveLength(queries.length);
});

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s: the copied test passes, also a day later',
  async (_name, operation) => {
    const { data, errors } = await ask(operation.query, operation.variables);
    expect(errors).toBeUndefined();
    const text = resolverTest(operation, data);
    await expectToPass(text);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    await expectToPass(text);
  },
);

test('the copied test fails when an answer differs', async () => {
  const operation = operations.find(({ name }) => name === 'JobScreen')!;
  const { data } = await ask(operation.query, operation.variables);
  const wrong = structuredClone(data) as unknown as { job: { title: string } };
  wrong.job.title = 'Another title';
  await expect(expectToPass(resolverTest(operation, wrong))).rejects.toThrow('to match object');
});

test('a text with quotes, backticks and backslashes stays the same', async () => {
  const query = '{ jobs(filter: { query: "zebra`${b}\\\\" }) { totalCount } }';
  const text = resolverTest({ name: 'Odd', query, variables: {} }, { jobs: { totalCount: 0 } });
  await expectToPass(text);
});

test('the expected data has ids, names, titles and counts, and no times', () => {
  expect(
    stablePart({
      jobs: { totalCount: 2, nodes: [{ id: 'a', posted: '3 days ago', company: { name: 'B', size: 3 } }] },
      tags: ['x'],
      empty: [],
      topJob: null,
    }),
  ).toEqual({ jobs: { totalCount: 2, nodes: [{ id: 'a', company: { name: 'B' } }] } });
  expect(stablePart(null)).toBeUndefined();
});
