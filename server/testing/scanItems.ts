import { holdsWords, wordsOf } from '../../schema/rules/text.ts';
import { readQuery } from '../shared/text.ts';
import { facetsOf, ordersOf, pieces, type Facet, type Item, type Order } from './oddItems.ts';

/** The folded words of a title. */
export const titleOf = (title: string) => wordsOf(title).join(' ');

const facetNames: readonly Facet[] = ['type', 'tags', 'owner'];

interface Case {
  query: string | null;
  where: Partial<Record<Facet, readonly string[] | string | null>>;
  atLeast: { price?: number | null };
  among: readonly string[][];
  except: readonly (readonly string[])[];
  unless: Partial<Record<Facet, readonly string[] | string>>;
  exempt: readonly string[];
  order: Order;
}

/** A random search. */
export function makeCase(items: readonly Item[], random: () => number): Case {
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!;
  const maybe = <T>(value: () => T): T | null => (random() < 0.4 ? value() : null);
  const someOf = (values: readonly string[]) =>
    pick<readonly string[] | string>([[], pick(values), [pick(values), pick(values)], '']);
  return {
    query: maybe(() => Array.from({ length: below(3) }, () => pick(pieces)).join(pick([' ', '  ', '\t']))),
    where: {
      type: maybe(() => someOf(['full', 'part', 'gig', 'unknown', 'constructor'])),
      tags: maybe(() => someOf(['red', 'green', 'blue', 'rare', 'unknown', ''])),
      owner: maybe(() => someOf([pick(items)?.owner ?? 'nobody', 'owner-0', '__proto__'])),
    },
    atLeast: maybe(() => ({ price: maybe(() => below(50) - 8) })) ?? {},
    among: Array.from({ length: below(6) === 0 ? 1 : 0 }, () =>
      items.filter(() => random() < 0.5).map(({ id }) => id),
    ),
    except:
      below(6) === 0
        ? [
            items
              .filter(() => random() < 0.2)
              .map(({ id }) => id)
              .concat('unknown'),
          ]
        : [],
    unless: below(4) === 0 ? { type: pick(['full', 'unknown']), tags: ['red', 'rare'] } : {},
    exempt: items.filter(() => random() < 0.1).map(({ id }) => id),
    order: pick<Order>(['given', 'price', 'title']),
  };
}

/** Whether a title is the words, begins with them, contains all of them, or neither. */
function rankOf({ title }: Item, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const folded = titleOf(title);
  const phrase = words.join(' ');
  if (folded === phrase) return 0;
  if (folded.startsWith(phrase)) return 1;
  return words.every((word) => folded.includes(word)) ? 2 : 3;
}

const allValues = ['', ...'full part gig red green blue rare owner-0 owner-1 unknown'.split(' ')];
/** The counts of all values of all facets. */
export const countsOf = (counts: (facet: Facet) => (value: string) => number) =>
  facetNames.map((facet) => allValues.map(counts(facet)));

const { compare } = new Intl.Collator('en');
function compareKeys(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  const different = a.findIndex((key, i) => key !== b[i] && compare(String(key), String(b[i])) !== 0);
  if (different < 0) return 0;
  const [left, right] = [a[different]!, b[different]!];
  return typeof left === 'string' ? compare(left, String(right)) : left - Number(right);
}

const valuesOf = (facet: Facet, item: Item) => [facetsOf[facet](item)].flat();

/** How items are similar in the tests. */
export const likeness = { weights: { tags: 4, owner: 2, type: 1 }, order: 'title', count: 7 } as const;

/** The ids of the most similar items, from a scan of every item. */
export function scanSimilar(items: readonly Item[], item: Item): string[] {
  const scoreOf = (other: Item) =>
    facetNames.reduce((sum, facet) => {
      const own = valuesOf(facet, item);
      const same = new Set(valuesOf(facet, other).filter((value) => own.includes(value)));
      return sum + likeness.weights[facet] * same.size;
    }, 0);
  return items
    .filter((other) => other.id !== item.id && scoreOf(other) > 0)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || compareKeys(ordersOf.title(a), ordersOf.title(b)))
    .slice(0, likeness.count)
    .map(({ id }) => id);
}

/** The results of a search, from a scan of every item. */
export function scan(
  items: readonly Item[],
  { query, where, atLeast: { price: min = null }, among, except, unless, exempt, order }: Case,
) {
  const words = readQuery(query);
  const matching = new Set(items.filter(({ title, body }) => holdsWords(words, title, body)));
  const fits = (item: Item, ignored?: Facet) => {
    if (min !== null && !((item.price ?? Number.NaN) >= min)) return false;
    return (
      matching.has(item) &&
      among.every((ids) => ids.includes(item.id)) &&
      !except.some((ids) => ids.includes(item.id)) &&
      (exempt.includes(item.id) ||
        !facetNames.some((facet) =>
          [unless[facet] ?? []].flat().some((value) => valuesOf(facet, item).includes(value)),
        )) &&
      facetNames.every((facet) => {
        const wanted = [where[facet] ?? []].flat();
        const none = wanted.length === 0 || where[facet] === '';
        return facet === ignored || none || wanted.some((value) => valuesOf(facet, item).includes(value));
      })
    );
  };
  const found = items
    .filter((item) => fits(item))
    .toSorted((a, b) => compareKeys(ordersOf[order](a), ordersOf[order](b)));
  return {
    found: found.map(({ id }) => id),
    ranked: found.toSorted((a, b) => rankOf(a, words) - rankOf(b, words)).map(({ id }) => id),
    counts: (facet: Facet) => (value: string) =>
      items.filter((item) => fits(item, facet) && valuesOf(facet, item).includes(value)).length,
  };
}
