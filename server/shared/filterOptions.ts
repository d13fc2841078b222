import { ages, earliest } from '../../schema/rules/ages.ts';
import type { Choices } from '../../schema/rules/choices.ts';
import type { Selection } from './catalogue/catalogue.ts';
import type { Places } from './places.ts';
import { badInput } from '../graphql/errors.ts';
import type { DatePosted, FilterOption } from '../generated/resolvers.ts';

/** The choice without a filter. */
const anyOption = (label: string, count: number, value = 'any'): FilterOption => ({ value, label, count });

/**
 * The choices of a filter with the number of items that each leaves, under all other filters. With `anyLabel` the choice
 * without the filter is first.
 */
export function facetOptions<Facet extends string>(
  found: Selection<unknown, Facet>,
  facet: Facet,
  choices: Choices<string>,
  anyLabel?: string,
  anyValue?: string,
): FilterOption[] {
  const count = found.counts(facet);
  const options = Object.entries(choices).map(([key, { id, label }]) => ({
    value: id,
    label,
    count: count(key),
  }));
  return anyLabel === undefined
    ? options
    : [anyOption(anyLabel, found.countWithout(facet), anyValue), ...options];
}

/** The places of all items with the number of items at each, under all other filters. */
export function placeOptions(found: Selection<unknown, 'location'>, { all }: Places): FilterOption[] {
  const count = found.counts('location');
  return all.map((place) => ({ value: place, label: place, count: count(place) }));
}

interface Dated<Search> {
  select: (search: Search & { between: { datePosted: { min: number } | null } }) => { totalCount: number };
}

/** The choices of age with the number of items that each leaves, under all other filters. */
export function ageOptions<Search>(catalogue: Dated<Search>, search: Search, now: number): FilterOption[] {
  const count = (datePosted: { min: number } | null) =>
    catalogue.select({ ...search, between: { datePosted } }).totalCount;
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
