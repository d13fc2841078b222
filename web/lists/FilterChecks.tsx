import { CheckRow } from '../ui/CheckRow.tsx';
import type { FilterGroup } from './filterGroups.ts';
import { useSearchState, type AnySearch } from './searchState.ts';

interface Props {
  search: AnySearch;
  /** Id of the search form, where this stands outside it. */
  form?: string;
  group: FilterGroup;
  /** 'radio' where choices exclude each other. */
  type?: 'checkbox' | 'radio';
  /** Whether the name shows; a menu's button says it already. */
  legendHidden?: boolean;
}

/** The choices of a filter as rows to tick, with how many things each would leave. */
export function FilterChecks({ search, form, group, type, legendHidden = false }: Props) {
  const { name, label, options } = group;
  const chosen = search.texts(useSearchState(search), name);
  return (
    <fieldset>
      <legend className={legendHidden ? 'sr-only' : 'card-title px-2 pb-1.5'}>{label}</legend>
      {options.map(({ value, ...choice }) => (
        <CheckRow
          key={value}
          {...choice}
          {...(form !== undefined && { form })}
          {...(type && { type })}
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </fieldset>
  );
}
