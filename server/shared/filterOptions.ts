import { listBounds } from '../../schema/generated/bounds.ts';
import { datePostedChoices } from '../../schema/generated/jobSearch.ts';
import { earliest } from '../../schema/rules/ages.ts';
import { listOf, type Choices } from '../../schema/rules/choices.ts';
import type { Selection } from './catalogue/selection.ts';
import type { Places } from './places.ts';
import { badInput } from './errors.ts';
import type { FilterOption } from '../../schema/generated/types.ts';

/** The choice without a filter. */
const anyOption = (label: string, count: number, value = 'any'): FilterOption => ({
  value,
  filterValue: null,
  label,
  count,
});

/** A filter's choices, counted under all other filters. `anyLabel` adds a first one, which sets no filter, as `anyValue`. */
export function facetOptions<Facet extends string>(
  found: Selection<unknown, Facet>,
  facet: Facet,
  choices: Choices<string>,
  anyLabel?: string,
  anyValue?: string,
): FilterOption[] {
  const count = found.counts(facet);
  const options = Object.entries(choices).map(([enumValue, { id, label }]) => ({
    value: id,
    filterValue: enumValue,
    label,
    count: count(enumValue),
  }));
  return anyLabel === undefined
    ? options
    : [anyOption(anyLabel, found.countWithout(facet), anyValue), ...options];
}

const maxPlaces = listBounds['ProjectFilterOptions.locations']; // the same for companies

/** The places of all items with their counts under all other filters; of too many, those with most items. */
export function placeOptions(found: Selection<unknown, 'location'>, { all }: Places): FilterOption[] {
  const count = found.counts('location');
  const options = all.map((place) => ({
    value: place,
    filterValue: place,
    label: place,
    count: count(place),
  }));
  if (options.length <= maxPlaces) return options;
  const frequent = new Set(options.toSorted((a, b) => b.count - a.count).slice(0, maxPlaces));
  return options.filter((option) => frequent.has(option));
}

interface Ranged<Search> {
  select: (search: Search) => { totalCount: number };
}

type WithMinimum<Range extends string> = { atLeast: Partial<Record<Range, number | null>> };

/** The choices of a minimum with the number of items that each leaves, under all other filters. */
export function minimumOptions<Range extends string, Search extends WithMinimum<Range>>(
  catalogue: Ranged<Search>,
  search: Search,
  range: Range,
  anyLabel: string,
  choices: readonly { id: string; label: string; value: number; filterValue?: string }[],
): FilterOption[] {
  const count = (min: number | null) =>
    catalogue.select({ ...search, atLeast: { ...search.atLeast, [range]: min } }).totalCount;
  return [
    anyOption(anyLabel, count(null)),
    ...choices.map(({ id, label, value, filterValue = String(value) }) => ({
      value: id,
      filterValue,
      label,
      count: count(value),
    })),
  ];
}

/** The choices of age, as in `minimumOptions`. */
export const ageOptions = <Search extends WithMinimum<'datePosted'>>(
  catalogue: Ranged<Search>,
  search: Search,
  now: number,
): FilterOption[] =>
  minimumOptions(
    catalogue,
    search,
    'datePosted',
    'Any time',
    listOf(datePostedChoices).map((age) => ({
      ...age,
      filterValue: age.value,
      value: earliest(age.value, now),
    })),
  );

/** The order that is asked for; null, which replaces an argument's default, is refused. */
export function readSort<Sort extends string>(sort: Sort | null | undefined, sorts: Choices<Sort>): Sort {
  if (!sort) throw badInput('sort', `one of ${Object.keys(sorts).join(', ')}`);
  return sort;
}
