import type { GraphQLFormattedError } from 'graphql';
import { createApolloServer } from '../graphql/apollo.ts';
import { createContext } from '../data/context.ts';
import type { Store } from '../data/store.ts';
import { sampleContext } from './sample.ts';

interface Answer {
  /** Loosely typed, because each test selects its own fields and only reads them. */
  data: Record<string, never> | null | undefined;
  errors: readonly GraphQLFormattedError[];
}

const server = createApolloServer();

/** Executes an operation as a client would, against the shared sample data or the test's own store. */
export async function ask(
  query: string,
  variables: Record<string, unknown> = {},
  store?: Store,
): Promise<Answer> {
  const contextValue = store ? createContext(store) : sampleContext;
  const { body } = await server.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('Expected a single result.');
  const { data, errors = [] } = body.singleResult;
  return { data: data as Answer['data'], errors };
}

/** Returns the code and message of a result's only error; throws if it does not have exactly one. */
export function onlyError({ errors }: Answer): { code: unknown; message: string } {
  const [error, ...more] = errors;
  if (!error || more.length > 0) throw new Error(`Expected one error, got ${errors.length}.`);
  return { code: error.extensions?.['code'], message: error.message };
}
