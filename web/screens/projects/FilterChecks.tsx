import { useSearchState } from '../../lists/searchState.ts';
import type { FilterGroup } from '../../lists/filterGroups.ts';
import { projectSearch, type FilterName } from '../../searches/projectSearch.ts';
import { CheckRow } from '../../ui/CheckRow.tsx';
import { groupOf } from './useProjects.ts';

interface Props {
  /** Id of the search form, which does not contain the fields. */
  form: string;
  groups: readonly FilterGroup[];
  name: FilterName;
  /** Whether only screen readers get the legend, for example because a menu's button shows the name. */
  legendHidden?: boolean;
}

/** A filter's choices as checkboxes or radio buttons. `useSearchForm.ts` submits each change, and follows the address. */
export function FilterChecks({ form, groups, name, legendHidden = false }: Props) {
  const { label, options } = groupOf(groups, name);
  const chosen = projectSearch.texts(useSearchState(projectSearch), name);
  return (
    <fieldset>
      <legend className={legendHidden ? 'sr-only' : 'card-title px-2 pb-1.5'}>{label}</legend>
      {options.map(({ value, ...choice }) => (
        <CheckRow
          key={value}
          {...choice}
          form={form}
          type={name === 'posted' ? 'radio' : 'checkbox'}
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </fieldset>
  );
}
