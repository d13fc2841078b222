import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApolloLink } from '@apollo/client';
import type { ApolloServer } from '@apollo/server';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { defer } from 'rxjs';
import { createContext, type Context } from '../data/context.ts';
import type { CompiledQueries } from '../graphql/compiledQueries.ts';
import type { Store } from '../data/store.ts';
import { everything, type Reading } from '../shared/reading.ts';

/** Resolves to the result, also if that has errors. */
export type Execute = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<FormattedExecutionResult>;

async function executeByApollo(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  { query, variables }: { query: string | DocumentNode; variables: Record<string, unknown> },
): Promise<FormattedExecutionResult> {
  const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
  return body.kind === 'single' ? body.singleResult : {};
}

/** Executes operations in this process, each with a context of its own. */
export const executeInProcess =
  (apollo: ApolloServer<Context>, store: Store): Execute =>
  (query, variables) =>
    executeByApollo(apollo, createContext(store), { query, variables });

/**
 * Executes a client's operations in this process, by compiled `queries` where possible, otherwise by Apollo Server. Adds
 * what they read to `reading`.
 */
export function inProcessLink(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  { queries, reading }: { queries?: CompiledQueries | undefined; reading?: Reading } = {},
): ApolloLink {
  async function execute({ query, variables }: ApolloLink.Operation): Promise<ApolloLink.Result> {
    // The code generator embeds the hash of each document.
    const { __meta__ } = query as DocumentNode & { __meta__?: { hash: string } };
    const data = await queries?.execute({ hash: __meta__?.hash, variables }, contextValue, reading);
    // Each result is put into the client's cache in its own turn, so that short requests can be answered in between.
    if (data) return nextTurn({ data });
    reading?.add(everything);
    return executeByApollo(apollo, contextValue, { query, variables });
  }
  return new ApolloLink((operation) => defer(() => execute(operation)));
}
