import type { ApolloCache, TypedDocumentNode, Unmasked } from '@apollo/client';
import type { FragmentDefinitionNode } from 'graphql';

/** A schema.org object, as JSON-LD. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Describes a page: the cache after the page's query, and the id of its subject. */
export interface ThingSource {
  cache: ApolloCache;
  id: string;
  /** The absolute URL of a path of this site. */
  at: (path: string) => string;
}

/** Reads an object of the page's query; null when the query did not select all fields. */
export function readThing<T>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<T>,
  id: string,
): Unmasked<T> | null {
  const [definition] = fragment.definitions as [FragmentDefinitionNode];
  return cache.readFragment({ fragment, fragmentName: definition.name.value, id });
}

/** 'Lisbon, Portugal' as an address; a single word is a country. */
export function address(place: string): Thing {
  const parts = place.split(', ');
  const addressCountry = parts.pop();
  return {
    '@type': 'PostalAddress',
    ...(parts.length > 0 && { addressLocality: parts.join(', ') }),
    addressCountry,
  };
}
