import { addMocksToSchema, type IMocks } from '@graphql-tools/mock';
import { createHandler } from 'graphql-http/lib/use/http';
import { buildSchema, isNonNullType, isObjectType, printSchema } from 'graphql';
import { schema } from '../graphql/schema.ts';
import { serve } from './serve.ts';

/** The contract as another project takes it from /graphql/schema.graphql. */
const contract = buildSchema(printSchema(schema));

/** A moment within the last year; the schema's own scalars need mocks. */
const DateTime = () => new Date(Date.now() - Math.floor(Math.random() * 365) * 86_400_000).toISOString();
const Decimal = () => '9.99';

/** Mocks that return null for each nullable field. */
const nulls: IMocks = Object.fromEntries(
  Object.values(contract.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && name !== 'Query')
    .map((type) => {
      const nullable = Object.values(type.getFields()).filter((field) => !isNonNullType(field.type));
      return [type.name, () => Object.fromEntries(nullable.map(({ name }) => [name, null]))];
    }),
);

/** Data that the contract allows and that no designer of a screen expects. */
export const mockings: Readonly<Record<string, IMocks>> = {
  'the defaults of the library': { DateTime, Decimal },
  'null in each nullable field': { DateTime, Decimal, ...nulls },
  'empty texts and zeros': { DateTime, Decimal, String: () => '', Int: () => 0, Float: () => 0 },
  'long texts and large numbers': {
    DateTime: () => '9999-12-31T23:59:59.999Z',
    Decimal: () => '9'.repeat(300),
    String: () => `<script>"'&${'long '.repeat(200)}\n💡 ${'w'.repeat(500)}`,
    Int: () => 2_147_483_647,
    Float: () => 1e308,
  },
  'negative numbers and old moments': {
    DateTime: () => '0001-01-01T00:00:00.000Z',
    Decimal: () => '-0.5',
    Int: () => -2_147_483_648,
    Float: () => -0.5,
  },
};

/** Serves a schema of mocks as a GraphQL server of another project would. */
export const serveMocks = (mocks: IMocks) =>
  serve(createHandler({ schema: addMocksToSchema({ schema: contract, mocks }) }));
