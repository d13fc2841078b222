import { removeDirectivesFromDocument } from '@apollo/client/utilities/internal';
import { print, type DocumentNode } from 'graphql';
import { createContext } from '../../../server/context.ts';
import { createCompiledQueries } from '../../../server/graphql/compiledQueries.ts';
import { createLiveSchema } from '../../../server/live/schema.ts';
import { openLiveInMemory } from '../../../server/testing/openLiveInMemory.ts';
import { createClient } from '../../apollo/client.ts';
import type { Generator } from './define.ts';
import type { Screen } from './screens.ts';
import { ApolloLink } from '@apollo/client';

const { cache } = createClient(ApolloLink.empty());
const texts = new WeakMap<DocumentNode, string>();

/** The text that the client sends. */
function textOf(document: DocumentNode): string {
  let text = texts.get(document);
  if (text === undefined) {
    text = print(removeDirectivesFromDocument([{ name: 'unmask' }], cache.transformDocument(document))!);
    texts.set(document, text);
  }
  return text;
}

/** The server of live mode, with a new store for each sequence. */
export function createLive(screens: readonly Screen[]) {
  const persisted = Object.fromEntries(screens.map(({ query }) => [textOf(query), textOf(query)]));
  const queries = createCompiledQueries(createLiveSchema(), persisted);
  return {
    open: () => {
      const { store, ask } = openLiveInMemory();
      return {
        store,
        perform: async ({ action }: Generator, variables: object): Promise<object> => {
          const { data, errors } = await ask(textOf(action.document), variables as Record<string, unknown>);
          if (errors.length > 0) throw new Error(errors[0]!.message);
          return Object.values(data)[0] as object;
        },
        read: async ({ query, variables }: Screen): Promise<unknown> => {
          const data = await queries.execute({ hash: textOf(query), variables }, createContext(store));
          if (data) return data;
          const answer = await ask(textOf(query), variables);
          if (answer.errors.length > 0) throw new Error(answer.errors[0]!.message);
          return answer.data;
        },
      };
    },
  };
}
