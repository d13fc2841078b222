import { badInput } from '../graphql/errors.ts';
import type { DatePosted, FilterOption } from '../generated/resolvers.ts';

/** Each value of the schema's enum with its id in URLs and the text shown, in the order of the screen. */
export type Choices<E extends string> = Readonly<Record<E, readonly [id: string, label: string]>>;

/** The choices of a filter with the number of items that each leaves. */
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

/** The choice that stands for no filter. */
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

/** The bounds of the moment of posting; null where any will do. */
export const postedWithin = (age: DatePosted | null | undefined, now: number): { min: number } | null =>
  age ? { min: now - ages[age][2] } : null;

/** The choices of age; `count` tells how many items lie within bounds. */
export function ageOptions(now: number, count: (bounds: { min: number } | null) => number): FilterOption[] {
  return [
    anyOption('Any time', count(null)),
    ...Object.values(ages).map(([value, label, most]) => ({
      value,
      label,
      count: count({ min: now - most }),
    })),
  ];
}

/** A list of choices as given; refuses more than the filter can hold. */
export function anyOf<T>(
  argument: string,
  values: readonly T[] | null | undefined,
  most: number,
): readonly T[] | null {
  if (values && values.length > most) throw badInput(argument, `at most ${most} values`);
  return values ?? null;
}
