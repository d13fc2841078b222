import { badInput } from '../graphql/errors.ts';
import type { DatePosted, FilterOption } from '../generated/resolvers.ts';

/** Each value of the schema's enum with its id in URLs and the text shown, in the order of the screen. */
export type Choices<E extends string> = Readonly<Record<E, readonly [id: string, label: string]>>;

/** The choices of a filter with the number of items that match each. */
export function optionsOf<E extends string>(
  choices: Choices<E>,
  counts: ReadonlyMap<string, number>,
): FilterOption[] {
  return Object.entries<readonly [string, string]>(choices).map(([key, [value, label]]) => ({
    value,
    label,
    count: counts.get(key) ?? 0,
  }));
}

/** The choice without a filter. */
export const anyOption = (label: string, count: number, value = 'any'): FilterOption => ({
  value,
  label,
  count,
});

const day = 86_400_000;
const ages: Readonly<Record<DatePosted, readonly [id: string, label: string, milliseconds: number]>> = {
  MONTH: ['month', 'Past month', 30 * day],
  WEEK: ['week', 'Past week', 7 * day],
  DAY: ['day', 'Past 24 hours', day],
};

/** The bounds of the posting time; null without a condition. */
export const postedWithin = (age: DatePosted | null | undefined, now: number): { min: number } | null =>
  age ? { min: now - ages[age][2] } : null;

/** The choices of age; `count` returns the number of items within bounds. */
export function ageOptions(now: number, count: (bounds: { min: number } | null) => number): FilterOption[] {
  return [
    anyOption('Any time', count(null)),
    ...Object.values(ages).map(([value, label, max]) => ({
      value,
      label,
      count: count({ min: now - max }),
    })),
  ];
}

/** Returns a list of choices unchanged; throws if it has more than `max` values. */
export function anyOf<T>(
  argument: string,
  values: readonly T[] | null | undefined,
  max: number,
): readonly T[] | null {
  if (values && values.length > max) throw badInput(argument, `at most ${max} values`);
  return values ?? null;
}
