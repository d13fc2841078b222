import type { FragmentType, MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import { useServerCache } from '../hydration/serverCache.ts';

/**
 * Reads a component's fragment from the reference that the parent passes: `FragmentType<typeof fragment>`. Variables
 * that the fragment uses must be passed, because a fragment has no access to its query's variables.
 */
export function useFragmentData<T>(
  fragment: TypedDocumentNode<T>,
  from: FragmentType<TypedDocumentNode<T>>,
  variables: OperationVariables = {},
): MaybeMasked<T> {
  // A document begins with its definition fragment; spread fragments follow.
  const [definition] = fragment.definitions as [FragmentDefinitionNode];
  const client = useServerCache();
  const { data } = useSuspenseFragment<T>({
    fragment,
    fragmentName: definition.name.value,
    from,
    variables,
    ...(client && { client }),
  });
  // Apollo returns an array only when `from` is an array.
  return data as MaybeMasked<T>;
}
