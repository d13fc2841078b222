import { CheckRow } from '../ui/CheckRow.tsx';
import type { FilterGroup } from './filterGroups.ts';
import { useSearchState, type AnySearch } from './searchState.ts';

interface Props {
  search: AnySearch;
  /** Id of the search form, for fields outside it. */
  form?: string;
  group: FilterGroup;
  /** 'radio' for choices that exclude each other. */
  type?: 'checkbox' | 'radio';
  /** Whether only screen readers get the legend, for example because a menu's button shows the name. */
  legendHidden?: boolean;
}

/** A filter's choices as rows with checkboxes or radio buttons. `useSearchForm.ts` submits and updates them. */
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
