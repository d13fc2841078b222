import type { SetFilter } from './searchState.ts';

/** One choice of a filter as the contract gives it, with how many things it would leave where that is told. */
interface FilterChoice {
  value: string;
  label: string;
  count?: number;
}

/** A filter with its choices; the name is that of its field in the address. */
export interface FilterGroup {
  name: string;
  label: string;
  options: readonly FilterChoice[];
}

/** The choices that are set, with the names that they have on screen. */
export const setChoices = (filters: readonly SetFilter[], groups: readonly FilterGroup[]) =>
  filters.flatMap((filter) => {
    const group = groups.find(({ name }) => name === filter.name);
    const option = group?.options.find(({ value }) => value === filter.id);
    return group && option ? [{ filter, group: group.label, label: option.label }] : [];
  });

/** The choices of a filter whose values are free, with those that the address sets and nobody offers: they hold as well. */
export const withCurrentChoice = (
  options: FilterGroup['options'],
  set: readonly string[],
): readonly FilterChoice[] => [
  ...options,
  ...set
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: value })),
];

/** The filters of a screen: their names on screen, and their choices under the same keys. */
export const filterGroups = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  options: Readonly<Record<NoInfer<Name>, readonly FilterChoice[]>>,
): FilterGroup[] =>
  (Object.keys(labels) as Name[]).map((name) => ({ name, label: labels[name], options: options[name] }));
