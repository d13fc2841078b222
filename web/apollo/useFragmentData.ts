import type { FragmentType, MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import { useServerCache } from '../hydration/serverCache.ts';

/**
 * What a component asks of an object, from what its parent hands down: `FragmentType<typeof fragment>`. A fragment does
 * not know the variables of its query: those that it names are given with it.
 */
export function useFragmentData<T>(
  fragment: TypedDocumentNode<T>,
  from: FragmentType<TypedDocumentNode<T>>,
  variables: OperationVariables = {},
): MaybeMasked<T> {
  // A document begins with its own fragment; those that it spreads follow.
  const [own] = fragment.definitions as [FragmentDefinitionNode];
  const client = useServerCache();
  const { data } = useSuspenseFragment<T>({
    fragment,
    fragmentName: own.name.value,
    from,
    variables,
    ...(client && { client }),
  });
  // Apollo answers a list only where it is asked for one.
  return data as MaybeMasked<T>;
}
