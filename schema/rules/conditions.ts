import type { DatePosted } from '../generated/types.ts';
import { earliest } from './ages.ts';
import { holdsWords, wordsOf } from './text.ts';

/**
 * What one condition of a filter compares, as the code generator writes it from directives. The server's lists index it.
 * `matches` evaluates it for one item: for job alerts, and for projects that the client has loaded.
 */
export type Condition<Item> =
  /** All words must occur in these texts. */
  | { readonly words: (item: Item) => readonly string[] }
  /** All words must occur in this place. */
  | { readonly place: (item: Item) => string }
  /** This moment must lie within the age. */
  | { readonly moment: (item: Item) => string }
  /** This number must be at least the wanted one, which is whole and from `min` to `max`; null is below each. */
  | { readonly atLeast: (item: Item) => number | null; readonly min: number; readonly max: number }
  /** true selects the items for which this returns true; false sets no condition. */
  | { readonly flag: (item: Item) => boolean }
  /** This id must be the wanted one. */
  | { readonly id: (item: Item) => string | null | undefined }
  /** One of these values must be wanted. A filter has one wanted value, or a list of at most `max`. */
  | { readonly values: (item: Item) => string | readonly string[] | null | undefined; readonly max?: number }
  /** true selects a list of the viewer's. The server defines its items. */
  | { readonly viewer: true };

/** The names of the conditions that select lists of the viewer's. */
export type ViewerCondition<C> = {
  [K in keyof C & string]: C[K] extends { readonly viewer: true } ? K : never;
}[keyof C & string];

/** A filter with each of its fields; undefined sets no condition. A new field does not compile until it is set. */
export type EachCondition<Filter> = { [K in keyof Filter]-?: Filter[K] | undefined };

export type AnyConditions<Item> = Readonly<Record<string, Condition<Item>>>;

/** The part of an item that has a path, such as 'person.employer.id'. */
export type ItemWith<Item, Path extends string> = Item extends null
  ? null
  : Path extends `${infer Name extends keyof Item & string}.${infer Rest}`
    ? { readonly [K in Name]: ItemWith<Item[K], Rest> }
    : Pick<Item, Path & keyof Item>;

/** @public The enum values whose conditions hold. Only generated code calls it, which `check:unused` does not read. */
export const valuesThatHold = (conditions: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(conditions).filter((value) => conditions[value]);

function holds<Item>(condition: Condition<Item>, wanted: unknown, item: Item, now: number): boolean {
  if ('words' in condition) return holdsWords(wordsOf(wanted as string), ...condition.words(item));
  if ('place' in condition) return holdsWords(wordsOf(wanted as string), condition.place(item));
  if ('moment' in condition) return Date.parse(condition.moment(item)) >= earliest(wanted as DatePosted, now);
  if ('atLeast' in condition) return (condition.atLeast(item) ?? -Infinity) >= (wanted as number);
  if ('flag' in condition) return !wanted || condition.flag(item);
  if ('id' in condition) return condition.id(item) === wanted;
  // The server defines these lists: they exclude nothing here.
  if ('viewer' in condition) return true;
  const wantedValues = [wanted].flat();
  return (
    wantedValues.length === 0 || [condition.values(item)].flat().some((one) => wantedValues.includes(one))
  );
}

/** Whether an item meets all conditions of a filter; undefined and null set none. `now` is in milliseconds since 1970. */
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
