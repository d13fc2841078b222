import { Categories } from './Categories.tsx';
import { FilterChecks } from './FilterChecks.tsx';
import { sideNames } from '../../searches/projectSearch.ts';
import { groupOf, useProjects } from './useProjects.ts';

/** Filters beside the list; `form` is the search form's id. */
export function SideFilters({ form, className = 'card' }: { form: string; className?: string }) {
  const { search, groups } = useProjects();
  return (
    <div className={`divide px-3 ${className}`}>
      <div className="py-4">
        <Categories search={search} group={groupOf(groups, 'category')} />
      </div>
      {sideNames.map((name) => (
        // A fieldset draws its top border behind its legend, so the surrounding box has the border.
        <div key={name} className="py-4">
          <FilterChecks form={form} groups={groups} name={name} />
        </div>
      ))}
    </div>
  );
}
