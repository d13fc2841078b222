import type { GraphQLFormattedError } from 'graphql';
import { createApolloServer } from '../apollo.ts';
import { createContext } from '../context.ts';
import type { Store } from '../store.ts';
import { sampleContext } from './sample.ts';

interface Answer {
  /** Tests know what they have asked for; nothing here is written, so a loose type does no harm. */
  data: Record<string, never> | null | undefined;
  errors: readonly GraphQLFormattedError[];
}

const server = createApolloServer();

/** Runs an operation as a client would, against the sample data unless a test brings its own. */
export async function ask(
  query: string,
  variables: Record<string, unknown> = {},
  store?: Store,
): Promise<Answer> {
  const contextValue = store ? createContext(store) : sampleContext;
  const { body } = await server.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('Nothing here answers in parts.');
  const { data, errors = [] } = body.singleResult;
  return { data: data as Answer['data'], errors };
}

/** The code and the words of the only error of an answer. */
export function onlyError({ errors }: Answer): { code: unknown; message: string } {
  const [error, ...more] = errors;
  if (!error || more.length > 0) throw new Error(`Expected one error, got ${errors.length}.`);
  return { code: error.extensions?.['code'], message: error.message };
}
