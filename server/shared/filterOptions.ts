import { ages, earliest } from '../../schema/rules/ages.ts';
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

/** The choices of age; `count` returns how many items lie within bounds. */
export function ageOptions(now: number, count: (bounds: { min: number } | null) => number): FilterOption[] {
  return [
    anyOption('Any time', count(null)),
    ...(Object.keys(ages) as DatePosted[]).map((age) => ({
      value: ages[age].id,
      label: ages[age].label,
      count: count({ min: earliest(age, now) }),
    })),
  ];
}
