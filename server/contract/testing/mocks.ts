import {
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { createStore } from '../../data/store.ts';
import { objectTypes } from '../contract.ts';
import { changedSchema } from './servers.ts';

const { companies, jobs } = createStore();
const [company] = companies.values();
const [job] = jobs.values();
/** The records of the types that are replaced. */
const records: Readonly<Record<string, unknown>> = { Company: company, Job: job };
/** The fields of Query that are replaced. */
const replaced = /^(company|companies|jobs?|nodes?|(company|job)FilterOptions)$/;

/** The server after step 4 of `own-backend.md`: its companies and jobs are the sample's, all else is a mock. */
export function mocksBesideCompaniesAndJobs(): GraphQLSchema {
  const schema = changedSchema({});
  const mocks = new WeakMap<object, string>();

  function sample(type: GraphQLOutputType): unknown {
    const inner = getNullableType(type);
    if (isListType(inner)) return [sample(inner.ofType)];
    if (isEnumType(inner)) return inner.getValues()[0]!.value;
    if (isAbstractType(inner)) return sample(schema.getPossibleTypes(inner)[0]!);
    const scalars = {
      DateTime: '2025-03-14T09:26:53.589Z',
      Decimal: '9.99',
      Int: 2,
      Float: 2,
      Boolean: true,
    };
    if (!isObjectType(inner)) return scalars[inner.name as keyof typeof scalars] ?? 'hello';
    const mock = {};
    mocks.set(mock, inner.name);
    return records[inner.name] ?? mock;
  }

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isAbstractType(type)) continue;
    const { resolveType } = type;
    type.resolveType = (value: object, ...rest) => mocks.get(value) ?? resolveType!(value, ...rest);
  }
  for (const type of objectTypes(schema))
    for (const { name, type: of } of Object.values(type.getFields())) {
      const field = type.getFields()[name]!;
      const { resolve } = field;
      field.resolve = (parent: Readonly<Record<string, unknown>> | undefined, ...rest) => {
        if (parent ? mocks.has(parent) : !replaced.test(name)) return sample(of);
        return resolve ? resolve(parent, ...rest) : parent?.[name];
      };
    }
  return schema;
}
