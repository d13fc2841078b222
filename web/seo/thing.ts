import type { ApolloCache, TypedDocumentNode, Unmasked } from '@apollo/client';
import type { FragmentDefinitionNode } from 'graphql';

/** Something of schema.org's, as JSON-LD. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What describes a page: what the page has asked, which one of its kind, and where the site stands. */
export interface Shown {
  cache: ApolloCache;
  id: string;
  /** The whole address of a path of ours. */
  at: (path: string) => string;
}

/** What the page has asked of an object; null where it has not asked all of it. */
export function asked<T>(cache: ApolloCache, fragment: TypedDocumentNode<T>, id: string): Unmasked<T> | null {
  const [own] = fragment.definitions as [FragmentDefinitionNode];
  return cache.readFragment({ fragment, fragmentName: own.name.value, id });
}

/** 'Lisbon, Portugal' as an address; of one word only the country is known. */
export function address(place: string): Thing {
  const parts = place.split(', ');
  const addressCountry = parts.pop();
  return {
    '@type': 'PostalAddress',
    ...(parts.length > 0 && { addressLocality: parts.join(', ') }),
    addressCountry,
  };
}
