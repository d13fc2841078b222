import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Live } from '../../live/live.ts';
import { createLiveContext, createRunner } from '../../live/runner.ts';
import { createStore, type Store } from '../../data/store.ts';
import type { Options } from '../check.ts';
import type { Answer } from '../operation.ts';

/** A server in the test's own process, without HTTP. It executes documents that the test has validated. */
export function inProcess(
  schema: GraphQLSchema,
  store: Store = createStore(),
  act?: Live['act'],
): Pick<Options, 'url' | 'send'> {
  const documents = new Map<string, DocumentNode>();
  return {
    url: 'http://in-process/graphql',
    async send(sent) {
      const document = documents.get(sent.query) ?? parse(sent.query);
      documents.set(sent.query, document);
      const result = await execute({
        schema,
        document,
        variableValues: sent.variables,
        contextValue: createLiveContext(store, act && createRunner(act, undefined)),
      });
      return { data: null, errors: [], ...JSON.parse(JSON.stringify(result)), sent } as Answer;
    },
  };
}
