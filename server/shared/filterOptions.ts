import { ages, earliest } from '../../schema/rules/ages.ts';
import type { Choices } from '../../schema/rules/choices.ts';
import { badInput } from '../graphql/errors.ts';
import type { DatePosted, FilterOption } from '../generated/resolvers.ts';

/** The choices of a filter with the number of items that each leaves. */
export function optionsOf<E extends string>(
  choices: Choices<E>,
  count: (value: string) => number,
): FilterOption[] {
  return Object.entries<Choices<string>[string]>(choices).map(([key, { id, label }]) => ({
    value: id,
    label,
    count: count(key),
  }));
}

/** The choice without a filter. */
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

/** The order that is asked for; null, which replaces an argument's default, is refused. */
export function readSort<Sort extends string>(sort: Sort | null | undefined, sorts: Choices<Sort>): Sort {
  if (!sort) throw badInput('sort', `one of ${Object.keys(sorts).join(', ')}`);
  return sort;
}
