import { InMemoryCache, gql } from '@apollo/client';
import { Kind, OperationTypeNode, print } from 'graphql';
import { expect, test } from 'vitest';
import { readyOperations } from '../../server/http/explorer/operations.ts';
import { schema } from '../../server/graphql/schema.ts';
import { createStore } from '../../server/data/store.ts';
import { ask } from '../../server/testing/ask.ts';
import { documents } from '../testing/clientDocuments.ts';
import { sourceWords, withoutTypenames, type ScreenOperation } from './operations.ts';
import { textOf } from './operationText.ts';

const queries = documents.filter(([, { definitions }]) =>
  definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY,
  ),
);
const store = createStore();

test.each(queries)(
  "%s: the panel's answer is the server's answer to the shown query",
  async (name, document) => {
    const [operation] = readyOperations({ [name]: textOf(document) }, schema, store);
    const { query, variables } = operation!;
    // A blank search finds nothing.
    if ('blank' in variables) variables['blank'] = false;
    const shown = await ask(query, variables);
    const sent = new InMemoryCache().transformDocument(gql(query));
    const received = await ask(print(sent), variables);
    expect(withoutTypenames(received.data)).toEqual(shown.data);
  },
);

test('times have separators of thousands', () => {
  const operation = { source: 'network', state: 'done', ms: 5_021.4 } as ScreenOperation;
  expect(sourceWords(operation)).toBe('5,021 ms');
  expect(sourceWords(operation, true)).toBe('The network, in 5,021 ms');
});
