import { graphql } from '../generated/gql.ts';
import type { SetFilter } from './searchState.ts';

/** A choice with its number of items, for the queries of screens: the code generator reads it here. */
graphql(/* GraphQL */ `
  fragment FilterChoice on FilterOption {
    value
    label
    count
  }
`);

/** One choice of a filter, with the number of items it matches if the server returns it. */
interface FilterChoice {
  value: string;
  label: string;
  count?: number;
}

/** A filter with its choices; `name` is its parameter in the address. */
export interface FilterGroup {
  name: string;
  label: string;
  options: readonly FilterChoice[];
}

/** The active filters with the labels of their choices; a filter without a choice in `groups` is left out. */
export const activeChoices = (filters: readonly SetFilter[], groups: readonly FilterGroup[]) =>
  filters.flatMap((filter) => {
    const group = groups.find(({ name }) => name === filter.name);
    const option = group?.options.find(({ value }) => value === filter.id);
    return group && option ? [{ filter, group: group.label, label: option.label }] : [];
  });

/** Adds choices for the values of the address that the server does not offer, since such a filter applies as well. */
export const withCurrentChoice = (
  options: FilterGroup['options'],
  chosen: readonly string[],
): readonly FilterChoice[] => [
  ...options,
  ...chosen
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: value })),
];

/** Combines the labels of a screen's filters with their choices. Choices without a label do not compile. */
export const filterGroups = <Name extends string, Options extends Record<Name, readonly FilterChoice[]>>(
  labels: Readonly<Record<Name, string>>,
  options: Options & Readonly<Record<Exclude<keyof Options, Name | '__typename'>, never>>,
): FilterGroup[] =>
  (Object.keys(labels) as Name[]).map((name) => ({ name, label: labels[name], options: options[name] }));

/** The sort order as a choice for `FilterSelects`; `labels` by the ids in the address, the default first. */
export const sortGroup = (labels: Readonly<Record<string, string>>, label = 'Sort by'): FilterGroup => ({
  name: 'sort',
  label,
  options: Object.entries(labels).map(([value, text]) => ({ value, label: text })),
});
