import { getOperationAST, graphql, parse } from 'graphql';
import { createContext } from '../data/context.ts';
import { readPersistedOperations } from '../graphql/persistedOperations.ts';
import { schema } from '../graphql/schema.ts';
import { createStore } from '../data/store.ts';

/** The measured queries of the client: a long list, a single record and a list of lists. */
const variables: Readonly<Record<string, Record<string, unknown>>> = {
  JobsScreen: {},
  JobScreen: { id: 'job-senior-product-designer' },
  FeedScreen: {},
};

export interface MeasuredQuery {
  name: string;
  hash: string;
  /** The query with a comment, so that it is not a known text of the client. */
  text: string;
  variables: Record<string, unknown>;
}

export const measuredQueries: readonly MeasuredQuery[] = Object.entries(readPersistedOperations()).flatMap(
  ([hash, text]) => {
    const name = getOperationAST(parse(text))?.name?.value ?? '';
    return Object.hasOwn(variables, name)
      ? [{ name, hash, text: `${text}\n# unknown`, variables: variables[name]! }]
      : [];
  },
);

/** The complete response of graphql-js, as text. */
export async function readAnswer({ text, variables: variableValues }: MeasuredQuery): Promise<string> {
  const contextValue = createContext(createStore());
  return `${JSON.stringify(await graphql({ schema, source: text, variableValues, contextValue }))}\n`;
}
