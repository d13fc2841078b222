import type { ApolloClient, DocumentNode, InMemoryCache, OperationVariables } from '@apollo/client';
import { Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import type { Refusable } from './defineAction.ts';

/** The cache's names for the root fields that a query selects. */
function* rootFields(
  client: ApolloClient,
  { definitions }: DocumentNode,
  variables: OperationVariables,
): Generator<string> {
  const { policies } = client.cache as InMemoryCache;
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  function* fieldsOf({ selections }: SelectionSetNode): Generator<string> {
    for (const node of selections)
      if (node.kind === Kind.FIELD) {
        const field = { typename: 'Query', fieldName: node.name.value, field: node, variables };
        yield policies.getStoreFieldName(field);
      } else {
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
        if (inner) yield* fieldsOf(inner.selectionSet);
      }
  }
  for (const node of definitions)
    if (node.kind === Kind.OPERATION_DEFINITION) yield* fieldsOf(node.selectionSet);
}

/** Evicts root fields that no shown query selects, so that they are refetched when they are next needed. */
function evictInactive(client: ApolloClient): void {
  const active = [...client.getObservableQueries('active')];
  const activeFields = new Set(
    active.flatMap(({ query, variables }) => [...rootFields(client, query, variables)]),
  );
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { storeFieldName, DELETE }) =>
      storeFieldName === '__typename' || activeFields.has(storeFieldName) ? value : DELETE,
  });
}

/**
 * Sends a real action to the server. Afterwards it refetches the shown queries, which have the changed lists and
 * counts.
 */
export async function mutateOnServer(
  client: ApolloClient,
  mutation: DocumentNode,
  variables: OperationVariables,
): Promise<object> {
  const { data } = await client.mutate({ mutation, variables });
  if (!data) throw new Error('The mutation returned no data.');
  const isDone = Object.values(data as Record<string, Refusable>).every(
    ({ userErrors }) => userErrors.length === 0,
  );
  if (isDone) {
    // The action has succeeded, even when the refetch fails.
    await client.refetchQueries({ include: 'active' }).catch(() => {});
    evictInactive(client);
  }
  return data;
}
