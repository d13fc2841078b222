import type { TypedDocumentNode } from '@apollo/client';
import { print, type GraphQLFormattedError } from 'graphql';
import { createApolloServer } from '../graphql/apollo.ts';
import { createContext } from '../data/context.ts';
import type { Store } from '../data/store.ts';
import { sampleContext } from './sample.ts';

interface Answer<Data> {
  data: Data | null | undefined;
  /** Undefined when there are none. */
  errors: readonly GraphQLFormattedError[] | undefined;
}

/** The data of an operation that is a text: loosely typed, because a test only reads its own fields. */
type LooseData = Record<string, never>;

const server = createApolloServer();

/**
 * Executes an operation as a client would, against the shared sample data or the test's own store. The data of a document
 * by `graphql` of `generated/operations` are typed.
 */
export async function ask<Data = LooseData, Variables extends object = Record<string, unknown>>(
  operation: string | TypedDocumentNode<Data, Variables>,
  variables?: Variables,
  store?: Store,
): Promise<Answer<Data>> {
  const contextValue = store ? createContext(store) : sampleContext;
  const query = typeof operation === 'string' ? operation : print(operation);
  const { body } = await server.executeOperation({ query, variables: { ...variables } }, { contextValue });
  if (body.kind !== 'single') throw new Error('Expected a single result.');
  const { data, errors } = body.singleResult;
  return { data: data as Data | null | undefined, errors };
}

/** Returns the code and message of a result's only error; throws if it does not have exactly one. */
export function onlyError({ errors = [] }: Pick<Answer<unknown>, 'errors'>): {
  code: unknown;
  message: string;
} {
  const [error, ...more] = errors;
  if (!error || more.length > 0) throw new Error(`Expected one error, got ${errors.length}.`);
  return { code: error.extensions?.['code'], message: error.message };
}
