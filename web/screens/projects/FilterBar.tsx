import { X } from 'lucide-react';
import { ClearFilters } from '../../lists/ClearFilters.tsx';
import { FilterChecks } from './FilterChecks.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { barNames, projectSearch } from '../../searches/projectSearch.ts';
import { useProjects } from './useProjects.ts';

const labels = { location: 'Location', budget: 'Budget', duration: 'Duration', posted: 'More Filters' };

/** Filters in menus, and a button to clear all. Only 'More Filters' shows its group's legend. `form`: search form's id. */
export function FilterBar({ form }: { form: string }) {
  const { search, groups } = useProjects();
  const applied = projectSearch.filters(search);
  return (
    <div className="relative flex flex-wrap gap-2">
      {barNames.map((name) => (
        <FilterMenu
          key={name}
          label={labels[name]}
          chosen={applied.filter((one) => one.name === name).length}
        >
          <FilterChecks form={form} groups={groups} name={name} legendHidden={name !== 'posted'} />
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
