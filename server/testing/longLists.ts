import { orderOf, type Ordered } from '../shared/order.ts';

/** Repeats sample records with unique ids up to `count`, because no list of the sample is long enough. */
export const repeatRecords = <T extends { id: string }>(sample: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, place) => ({
    ...sample[place % sample.length]!,
    id: `${sample[place % sample.length]!.id}-${place}`,
  }));

interface Found<T> extends Ordered<T> {
  totalCount: number;
  slice: (start: number, count: number) => T[];
}

/** Patches a catalogue: each search with a result returns these items in this order. */
export function mockSearchResult<T extends { id: string }>(
  catalogue: { select: (wanted: never) => Found<T> },
  items: readonly T[],
) {
  const places = new Map(items.map(({ id }, place) => [id, place]));
  const select = catalogue.select.bind(catalogue);
  catalogue.select = (wanted) => {
    const found = select(wanted);
    if (found.totalCount === 0) return found;
    return {
      ...found,
      ...orderOf(items, ({ id }) => [places.get(id)!]),
      totalCount: items.length,
      slice: (start: number, count: number) => items.slice(start, start + count),
    };
  };
}
