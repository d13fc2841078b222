export interface Item {
  id: string;
  title: string;
  body: string;
  type: string;
  tags: string[];
  owner: string;
  price: number | null;
}

export type Facet = 'type' | 'tags' | 'owner';
export type Order = 'given' | 'price' | 'title';

/** Pseudorandom numbers from 0 to 1, reproducible by seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = [
  'node.js', 'C++', 'ui/ux', 'Designer', 'design', 'SIGN', 'a', 'ab', 'aba', 'banana', '😀', '👩‍💻dev', 'مصمم', 'تصميم',
  'straße', 'ΣΟΦΟΣ', 'İzmir', '日本語', "o'connell", '<b>bold</b>', '$120', '\u0001odd', 'ﬁne', '-', 'supercalifragilistic',
]; // prettier-ignore
/** Search terms: words, parts of words, and terms that occur nowhere. */
export const pieces = [
  ...words,
  ...'sign an .js + x zzz \ud83d صم 本 b>b "sign" an,x (c++) \u200bx ﬁ ß σ i \u0001'.split(' '),
];

/** The facets of the test catalogue. */
export const facetsOf = {
  type: ({ type }: Item) => type,
  tags: ({ tags }: Item) => tags,
  owner: ({ owner }: Item) => owner,
};
export const ordersOf: Record<Order, (item: Item) => readonly (number | string)[]> = {
  given: () => [],
  price: ({ price }) => [-(price || -9)],
  title: ({ title, price }) => [title, price || -9],
};

/** Creates items with unusual texts and numbers; `first` is the number in the first id. */
export function makeItems(size: number, random: () => number, first = 0): Item[] {
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!;
  const some = <T>(list: readonly T[], max: number) =>
    Array.from({ length: below(max + 1) }, () => pick(list));
  return Array.from({ length: size }, (_, place) => ({
    id: `item-${first + place}`,
    title: some(words, 3).join(' '),
    body: some(words, 4).join(pick([' ', '\n', '\u00a0', ''])),
    type: pick(['full', 'part', 'gig']),
    tags: some(['red', 'green', 'blue', 'rare', ''], 4),
    owner: `owner-${below(Math.max(3, size / 4))}`,
    price: random() < 0.2 ? null : random() < 0.1 ? Number.NaN : below(40) - 5,
  }));
}
