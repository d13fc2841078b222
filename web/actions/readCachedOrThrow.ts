import type { ApolloCache, TypedDocumentNode, Unmasked } from '@apollo/client';
import type { FragmentDefinitionNode } from 'graphql';

/**
 * Reads an object from the cache by its id ('Topic:topic-design'). It throws when the cache lacks a field of the
 * fragment.
 */
export function readCachedOrThrow<T>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<T>,
  id: string,
): Unmasked<T> {
  // A document begins with its own fragment; spread fragments follow.
  const [definition] = fragment.definitions as [FragmentDefinitionNode];
  const found = cache.readFragment({ fragment, fragmentName: definition.name.value, id });
  if (!found) throw new Error(`'${id}' is not in the cache.`);
  return found;
}
