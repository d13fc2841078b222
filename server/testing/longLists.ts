import { createApolloServer } from '../apollo.ts';
import { createContext } from '../context.ts';
import { inProcessLink } from '../http/inProcess.ts';
import type { Store } from '../store.ts';

/** Copies of what the sample has, with ids of their own, until there are so many: no list of the sample is that long. */
export const repeated = <T extends { id: string }>(sample: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, place) => ({
    ...sample[place % sample.length]!,
    id: `${sample[place % sample.length]!.id}-${place}`,
  }));

interface Found<T> {
  totalCount: number;
  slice: (start: number, count: number) => T[];
}

/** Lets a catalogue find these, in this order, wherever it has found anything. */
export function findAlways<T>(catalogue: { select: (wanted: never) => Found<T> }, items: readonly T[]) {
  const select = catalogue.select.bind(catalogue);
  catalogue.select = (wanted) => {
    const found = select(wanted);
    if (found.totalCount === 0) return found;
    return {
      ...found,
      totalCount: items.length,
      slice: (start: number, count: number) => items.slice(start, start + count),
    };
  };
}

/** A server of its own for a store that a test has changed. */
export const transportOf = (store: Store) => inProcessLink(createApolloServer(), createContext(store));
