import { FilterChecks } from './FilterChecks.tsx';
import { barNames } from '../../searches/projectSearch.ts';
import { SideFilters } from './SideFilters.tsx';
import { useProjects } from './useProjects.ts';

/** All filters in a column, for windows too narrow for bar and side filters; `form` is the search form's id. */
export function SheetFilters({ form }: { form: string }) {
  const { groups } = useProjects();
  return (
    <div className="-mx-3 -mt-4">
      {/* An empty class replaces the default card. */}
      <SideFilters form={form} className="" />
      <div className="divide border-t border-line px-3">
        {barNames.map((name) => (
          <div key={name} className="py-4">
            <FilterChecks form={form} groups={groups} name={name} />
          </div>
        ))}
      </div>
    </div>
  );
}
