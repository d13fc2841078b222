import type { ApolloCache, StoreObject } from '@apollo/client';

/** The object types of a payload's fields, also those inside lists. */
type ObjectOf<Value> = Value extends readonly (infer Item)[]
  ? ObjectOf<Item>
  : Value extends { __typename: string; id: string }
    ? Value
    : never;

type ShownOf<T> = T extends { __typename: string; id: string }
  ? Pick<T, '__typename' | 'id'> & {
      [K in Exclude<keyof T, '__typename' | 'id'>]?: T[K] | ((before: NonNullable<T[K]>) => T[K]);
    }
  : never;

/** Optimistic fields of an object of the payload: values, or functions of the values before. */
export type Shown<Payload> = ShownOf<ObjectOf<Payload[keyof Payload]>>;

/** The optimistic change of a count, such as likes, when the viewer's own mark is set or removed. */
export const growBy =
  (on: boolean) =>
  (count: number): number =>
    count + (on ? 1 : -1);

let transactions = 0;

/** Shows fields of cached objects above the cache's data. Returns a function that removes them. */
export function showOptimistic(cache: ApolloCache, objects: readonly StoreObject[]): () => void {
  const transaction = `optimistic ${++transactions}`;
  cache.recordOptimisticTransaction((layer) => {
    for (const { __typename, id, ...fields } of objects)
      layer.modify({
        id: layer.identify({ __typename: __typename!, id: id as string })!,
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            (before: unknown) =>
              typeof value === 'function' ? (value as (b: unknown) => unknown)(before) : value,
          ]),
        ) as never,
      });
  }, transaction);
  return () => cache.removeOptimistic(transaction);
}
