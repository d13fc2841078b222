import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FilterChecks } from '../../routing/FilterChecks.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { projectSearch, type FilterName } from './projectSearch.ts';
import { groupOf, useProjects } from './useProjects.ts';

const menus: readonly [name: FilterName, label: string][] = [
  ['location', 'Location'],
  ['budget', 'Budget'],
  ['duration', 'Duration'],
  ['posted', 'More Filters'],
];

/** The filters that open beneath their buttons, and a way to take all of them back; `form` is the search form's id. */
export function FilterBar({ form }: { form: string }) {
  const { search, groups } = useProjects();
  const navigate = useNavigate();
  const clear = (event: FormEvent) => {
    event.preventDefault();
    const replace = projectSearch.address(search) === paths.projects();
    void navigate(paths.projects(), { replace, preventScrollReset: true });
  };
  const set = projectSearch.filters(search);
  return (
    <div className="relative flex flex-wrap gap-2">
      {menus.map(([name, label]) => (
        <FilterMenu key={name} label={label} chosen={set.filter((one) => one.name === name).length}>
          <FilterChecks
            search={projectSearch}
            form={form}
            group={groupOf(groups, name)}
            type={name === 'posted' ? 'radio' : 'checkbox'}
            legendHidden={name !== 'posted'}
          />
        </FilterMenu>
      ))}
      <form method="get" action={paths.projects()} onSubmit={clear}>
        <button type="submit" className="btn btn-ghost">
          <X aria-hidden strokeWidth={1.75} />
          Clear Filters
        </button>
      </form>
    </div>
  );
}
