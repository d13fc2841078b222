import type { DatePosted } from '../generated/types.ts';
import { earliest } from './ages.ts';
import { fold, holdsWords, wordsOf } from './text.ts';

type Several<T> = T | readonly T[] | null;
type ElementOf<T> = T extends readonly (infer E)[] ? E : T;

/** Bounds of the texts that a condition takes, in characters. */
export const longest = { words: 200, place: 100 };

/**
 * What one condition of a filter compares. The server makes an index of it, the client's cache asks it of the objects
 * that only this tab has.
 */
export type Condition<Item, Wanted = unknown> =
  /** All words must occur in these texts. */
  | { readonly words: (item: Item) => readonly string[] }
  /** The text must occur in this place. */
  | { readonly place: (item: Item) => string }
  /** This moment must lie within the age. */
  | { readonly moment: (item: Item) => string }
  /** true asks for items of which this holds; false asks for nothing. */
  | { readonly flag: (item: Item) => boolean }
  /** This id must be the one that is asked for. */
  | { readonly id: (item: Item) => string | null | undefined }
  /** One of the item's values must be the one that is asked for, or one of at most `most`. */
  | { readonly values: (item: Item) => Several<ElementOf<Wanted>>; readonly most?: number };

/** The rule of each condition of a filter: one that the schema gains does not compile until it has its rule. */
export type Conditions<Filter, Item> = {
  readonly [K in keyof Filter]-?: Condition<Item, NonNullable<Filter[K]>>;
};

/** A filter with each of its conditions, undefined for any: whoever makes one forgets none. */
export type EachCondition<Filter> = { [K in keyof Filter]-?: Filter[K] | undefined };

/** The same for code that works with any filter. */
export type AnyConditions<Item> = Readonly<Record<string, Condition<Item>>>;

function holds<Item>(condition: Condition<Item>, wanted: unknown, item: Item, now: number): boolean {
  if ('words' in condition) return holdsWords(wordsOf(wanted as string), ...condition.words(item));
  if ('place' in condition) return fold(condition.place(item)).includes(fold((wanted as string).trim()));
  if ('moment' in condition) return Date.parse(condition.moment(item)) >= earliest(wanted as DatePosted, now);
  if ('flag' in condition) return !wanted || condition.flag(item);
  if ('id' in condition) return condition.id(item) === wanted;
  const asked = [wanted].flat();
  return asked.length === 0 || [condition.values(item)].flat().some((value) => asked.includes(value));
}

/** Whether an item meets all conditions of a filter; one that is left out, or null, asks for nothing. */
export const matches = <Item>(
  conditions: AnyConditions<Item>,
  item: Item,
  filter: object,
  now: number,
): boolean =>
  Object.entries(conditions).every(([name, condition]) => {
    const wanted = (filter as Readonly<Record<string, unknown>>)[name];
    return wanted === undefined || wanted === null || holds(condition, wanted, item, now);
  });
