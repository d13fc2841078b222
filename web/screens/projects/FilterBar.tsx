import { X } from 'lucide-react';
import { ClearFilters } from '../../lists/ClearFilters.tsx';
import { FilterChecks } from '../../lists/FilterChecks.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { barNames, projectSearch } from '../../searches/projectSearch.ts';
import { groupOf, useProjects } from './useProjects.ts';

const labels = { location: 'Location', budget: 'Budget', duration: 'Duration', posted: 'More Filters' };

/** Filters in menus below their buttons, and a button to clear them; `form` is the search form's id. */
export function FilterBar({ form }: { form: string }) {
  const { search, groups } = useProjects();
  const applied = projectSearch.filters(search);
  return (
    <div className="relative flex flex-wrap gap-2">
      {barNames.map((name) => (
        <FilterMenu
          key={name}
          label={labels[name]}
          chosen={applied.filter((filter) => filter.name === name).length}
        >
          <FilterChecks
            search={projectSearch}
            form={form}
            group={groupOf(groups, name)}
            type={name === 'posted' ? 'radio' : 'checkbox'}
            legendHidden={name !== 'posted'}
          />
        </FilterMenu>
      ))}
      {/* Always shown, as statement PL-07 requires. */}
      <ClearFilters search={projectSearch} alwaysVisible className="btn btn-ghost">
        <X aria-hidden strokeWidth={1.75} />
        Clear Filters
      </ClearFilters>
    </div>
  );
}
