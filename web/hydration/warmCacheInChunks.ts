import type {
  ApolloClient,
  DocumentNode,
  InMemoryCache,
  NormalizedCacheObject,
  OperationVariables,
  Reference,
} from '@apollo/client';
import {
  Kind,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { nextTask } from './nextTask.ts';

/** For how long the seed is read before others have their turn, in milliseconds: as long as React works in one go. */
const slice = 5;

/**
 * Reads the seed's answer to a query piece by piece: the fields of the query, and before those that are lists the
 * things in them. The cache remembers what it has read, and puts the whole together from that.
 */
export async function warmCacheInChunks(
  { cache, documentTransform }: ApolloClient,
  query: DocumentNode,
  variables: OperationVariables,
): Promise<void> {
  const { kind, definitions } = documentTransform.transformDocument(query);
  const [whole, ...fragments] = definitions as [OperationDefinitionNode, ...FragmentDefinitionNode[]];
  const { policies } = cache as InMemoryCache;
  const stored = (cache.extract() as NormalizedCacheObject)['ROOT_QUERY'];
  let end = 0;
  const read = async (selectionSet: SelectionSetNode, id?: string) => {
    if (performance.now() > end) {
      await nextTask();
      end = performance.now() + slice;
    }
    const part = { kind, definitions: [{ ...whole, selectionSet }, ...fragments] };
    cache.diff({ query: part, ...(id && { id }), variables, optimistic: true, returnPartialData: true });
  };
  /* oxlint-disable no-await-in-loop -- one after the other */
  for (const field of whole.selectionSet.selections) {
    if (field.kind !== Kind.FIELD) continue;
    const fieldName = field.name.value;
    const list = stored?.[policies.getStoreFieldName({ typename: 'Query', fieldName, field, variables })];
    for (const inner of field.selectionSet?.selections ?? [])
      if (inner.kind === Kind.FIELD && inner.selectionSet && inner.name.value === 'nodes')
        for (const { __ref } of (list as { nodes?: Reference[] } | null)?.nodes ?? [])
          await read(inner.selectionSet, __ref);
    await read({ ...whole.selectionSet, selections: [field] });
  }
}
