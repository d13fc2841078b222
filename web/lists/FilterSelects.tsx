import type { FilterGroup } from './filterGroups.ts';
import { useSearchState, type AnySearch } from './searchState.ts';

interface Props {
  search: AnySearch;
  groups: readonly FilterGroup[];
  /** Id of the search form, for fields outside it. */
  form?: string;
  /** Whether only screen readers get the labels, because choices such as 'All Types' include the name. */
  labelHidden?: boolean;
}

/** Filters as selects, which `useSearchForm.ts` submits and updates. */
export function FilterSelects({ search, groups, form, labelHidden = false }: Props) {
  const state = useSearchState(search);
  return groups.map(({ name, label, options }) => (
    <div key={name} className="min-w-0">
      <label htmlFor={`filter-${name}`} className={labelHidden ? 'sr-only' : 'eyebrow mb-1 block'}>
        {label}
      </label>
      <select
        id={`filter-${name}`}
        name={name}
        defaultValue={search.texts(state, name)[0]}
        className="input select"
        {...(form !== undefined && { form })}
      >
        {options.map(({ value, label: choice, count }) => (
          <option key={value} value={value}>
            {count === undefined ? choice : `${choice} (${count})`}
          </option>
        ))}
      </select>
    </div>
  ));
}
