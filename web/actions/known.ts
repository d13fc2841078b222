import type { ApolloCache, TypedDocumentNode, Unmasked } from '@apollo/client';

/** What the cache holds of an object ('Topic:topic-design'); an action on what nobody has shown yet fails. */
export function known<T>(cache: ApolloCache, fragment: TypedDocumentNode<T>, id: string): Unmasked<T> {
  const found = cache.readFragment({ fragment, id });
  if (!found) throw new Error(`This tab does not know '${id}' yet.`);
  return found;
}
