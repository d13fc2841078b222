import { CheckRow } from '../../ui/CheckRow.tsx';
import { countWith, type Options, type Project } from './projectFilter.ts';
import type { Group, ProjectSearch } from './projectSearch.ts';

export interface Props {
  /** Id of the search form. */
  form: string;
  projects: readonly Project[];
  options: Options;
  search: ProjectSearch;
}

interface GroupProps extends Props {
  /** The group's name in the address. */
  group: Group | 'posted';
  legend: string;
  /** Whether the name shows; a menu's button says it already. */
  legendHidden?: boolean;
}

/** The choices of a group with how many projects each would leave. Ages exclude each other; of all else, several hold. */
export function Choices({ form, projects, options, search, group, legend, legendHidden }: GroupProps) {
  const isChosen = (value: string) =>
    group === 'posted' ? search.posted === value : search.chosen[group].includes(value);
  return (
    <fieldset>
      <legend className={legendHidden ? 'sr-only' : 'h-card px-2 pb-1.5'}>{legend}</legend>
      {options[group].map(({ value, label }) => (
        <CheckRow
          key={value}
          form={form}
          type={group === 'posted' ? 'radio' : 'checkbox'}
          name={group}
          value={value}
          label={label}
          count={countWith(projects, search, options, group, value)}
          defaultChecked={isChosen(value)}
          onChange={({ target }) => target.form?.requestSubmit()}
        />
      ))}
    </fieldset>
  );
}
