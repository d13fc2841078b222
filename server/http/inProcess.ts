import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApolloLink, Observable } from '@apollo/client';
import type { ApolloServer } from '@apollo/server';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { createContext, type Context } from '../data/context.ts';
import type { CompiledQueries } from '../graphql/compiledQueries.ts';
import type { Store } from '../data/store.ts';

/** Resolves to the result, also if that has errors. */
export type Execute = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<FormattedExecutionResult>;

/** Executes operations in this process, each with a context of its own. */
export const executeInProcess =
  (apollo: ApolloServer<Context>, store: Store): Execute =>
  async (query, variables) => {
    const { body } = await apollo.executeOperation(
      { query, variables },
      { contextValue: createContext(store) },
    );
    return body.kind === 'single' ? body.singleResult : {};
  };

/**
 * Executes a client's operations in this process, as /graphql does. Without `queries` Apollo Server executes all
 * operations.
 */
export function inProcessLink(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  queries?: CompiledQueries,
): ApolloLink {
  async function execute({ query, variables }: ApolloLink.Operation): Promise<ApolloLink.Result | null> {
    const { __meta__ } = query as DocumentNode & { __meta__?: { hash: string } };
    const data = await queries?.execute({ hash: __meta__?.hash, variables }, contextValue);
    // Each result is put into the client's cache in its own turn, so that short requests can be answered in between.
    if (data) return nextTurn({ data });
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    return body.kind === 'single' ? body.singleResult : null;
  }
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        execute(operation).then(
          (result) => {
            if (result) observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
