import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import type { QueryRef } from '@apollo/client/react';
import { unwrapQueryRef } from '@apollo/client/react/internal';
import { getOperationAST } from 'graphql';
import type { UIMatch } from 'react-router-dom';

export const nameOf = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? 'Unnamed';

/** Whether the name is of a screen's own query, such as 'JobsScreen'. */
export const isScreen = (name: string) => name.endsWith('Screen');

export const isComplete = (query: ObservableQuery) => query.getCurrentResult().dataState === 'complete';

/**
 * The queries of the shown screen: those of its routes, which the loaders have returned, and complete ones of its parts:
 * Apollo Client keeps a failed query active for 30 s, also when another screen shows.
 */
export function shownQueries(client: ApolloClient, matches: readonly UIMatch[]): ObservableQuery[] {
  const ofRoutes = matches.flatMap(({ loaderData }) =>
    loaderData ? (unwrapQueryRef(loaderData as QueryRef)?.observable ?? []) : [],
  );
  const ofParts = [...client.getObservableQueries('active')].filter(
    (query) => !isScreen(nameOf(query.query)) && isComplete(query),
  );
  return [...new Set<ObservableQuery>([...ofRoutes, ...ofParts])];
}
