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

/** Milliseconds of reading before the main thread is released: the length of React's own time slices. */
const sliceMs = 5;

/**
 * Reads a query from the restored cache in short tasks: first each item of a list, then each root field. Apollo's cache
 * memoises these results, so the later read of the complete query takes a short task, too.
 */
export async function warmCacheInChunks(
  { cache, documentTransform }: ApolloClient,
  query: DocumentNode,
  variables: OperationVariables,
): Promise<void> {
  const { kind, definitions } = documentTransform.transformDocument(query);
  const [operation, ...fragments] = definitions as [OperationDefinitionNode, ...FragmentDefinitionNode[]];
  const { policies } = cache as InMemoryCache;
  const stored = (cache.extract() as NormalizedCacheObject)['ROOT_QUERY'];
  let end = 0;
  const read = async (selectionSet: SelectionSetNode, id?: string) => {
    if (performance.now() > end) {
      await nextTask();
      end = performance.now() + sliceMs;
    }
    const part = { kind, definitions: [{ ...operation, selectionSet }, ...fragments] };
    cache.diff({ query: part, ...(id && { id }), variables, optimistic: true, returnPartialData: true });
  };
  /* oxlint-disable no-await-in-loop -- one task after the other */
  for (const field of operation.selectionSet.selections) {
    if (field.kind !== Kind.FIELD) continue;
    const fieldName = field.name.value;
    const list = stored?.[policies.getStoreFieldName({ typename: 'Query', fieldName, field, variables })];
    for (const inner of field.selectionSet?.selections ?? [])
      if (inner.kind === Kind.FIELD && inner.selectionSet && inner.name.value === 'nodes')
        for (const { __ref } of (list as { nodes?: Reference[] } | null)?.nodes ?? [])
          await read(inner.selectionSet, __ref);
    await read({ ...operation.selectionSet, selections: [field] });
  }
}
