import { expect, test } from 'vitest';
import { buildClientSchema, introspectionFromSchema } from 'graphql';
import { createApolloServer } from '../../graphql/apollo.ts';
import { createSchemaWithActions } from '../../live/schema.ts';
import { sampleContext } from '../../testing/sample.ts';
import { checkOperation } from './checkOperation.ts';

const schema = createSchemaWithActions();
const apollo = createApolloServer({ schema });
// The explorer has the schema by introspection.
const contract = buildClientSchema(introspectionFromSchema(schema));

async function askServer(query: string, variables: Record<string, unknown>, operationName = '') {
  const request = { query, variables, extensions: { cost: true }, ...(operationName && { operationName }) };
  const { body } = await apollo.executeOperation(request, { contextValue: sampleContext });
  if (body.kind !== 'single') throw new Error('Expected a single result.');
  return JSON.parse(JSON.stringify(body.singleResult)) as {
    errors?: object[];
    extensions?: { cost: object };
  };
}

const check = (query: string, variables: Record<string, unknown> = {}, operationName?: string) =>
  JSON.parse(JSON.stringify(checkOperation(contract, { query, variables, operationName }))) as object;

const jobs =
  'query($filter: JobFilter!, $first: Int) { jobs(filter: $filter, first: $first) { totalCount } }';

test.each([
  ['a syntax error', '{ viewer { id }', {}],
  ['an unknown field', '{ jobs { totalCont } }', {}],
  ['a value of an enum', '{ jobs(filter: { workplace: MOON }) { totalCount } }', {}],
  ['a field of an input', '{ jobs(filter: { workplce: REMOTE }) { totalCount } }', {}],
  ['a value in a variable', jobs, { filter: { workplace: 'MOON' } }],
  ['a field in a variable', jobs, { filter: { workplce: 'REMOTE' }, first: 'many' }],
  ['a missing variable', jobs, {}],
  ['too many aliases', `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: __typename`).join(' ')} }`, {}],
])('%s has the errors of the server', async (_kind, query, variables) => {
  const { errors } = await askServer(query, variables);
  expect(errors).not.toHaveLength(0);
  expect(check(query, variables)).toEqual({ errors });
});

test('a valid operation has the cost of the server, by its name where the document has several', async () => {
  const two = 'query A($n: Int) { jobs(first: $n) { nodes { id title } } } query B { viewer { id } }';
  for (const [name, fields] of [
    ['A', 22],
    ['B', 2],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { extensions } = await askServer(two, { n: 7 }, name);
    expect(extensions).toEqual({ cost: { fields, limit: 20_000 } });
    expect(check(two, { n: 7 }, name)).toMatchObject(extensions!);
  }
  expect(check(two)).not.toHaveProperty('cost');
});
