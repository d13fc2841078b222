import type { ApolloCache, TypedDocumentNode, Unmasked } from '@apollo/client';
import type { FragmentDefinitionNode } from 'graphql';

/** What the cache holds of an object ('Topic:topic-design'); an action on what nobody has shown yet fails. */
export function readCachedOrThrow<T>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<T>,
  id: string,
): Unmasked<T> {
  // A document begins with its own fragment; those that it spreads follow.
  const [own] = fragment.definitions as [FragmentDefinitionNode];
  const found = cache.readFragment({ fragment, fragmentName: own.name.value, id });
  if (!found) throw new Error(`This tab does not know '${id}' yet.`);
  return found;
}
