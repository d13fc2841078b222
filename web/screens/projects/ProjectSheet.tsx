import { FilterChecks } from '../../routing/FilterChecks.tsx';
import { FilterSheet } from '../../routing/FilterSheet.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { counted } from '../../ui/format.ts';
import { projectSearch } from './projectSearch.ts';
import { SideSkeleton } from './ProjectsSkeleton.tsx';
import { SideFilters } from './SideFilters.tsx';
import { groupOf, useProjects } from './useProjects.ts';

const Found = () => counted(useProjects().projects.length, 'project');

/** What wide windows have behind the buttons over the list. */
function BarFilters({ form }: { form: string }) {
  const { groups } = useProjects();
  return (
    <div className="divide border-t border-line px-3">
      {(['location', 'budget', 'duration', 'posted'] as const).map((name) => (
        <div key={name} className="py-4">
          <FilterChecks
            search={projectSearch}
            form={form}
            group={groupOf(groups, name)}
            type={name === 'posted' ? 'radio' : 'checkbox'}
          />
        </div>
      ))}
    </div>
  );
}

interface Props {
  /** Id of the search form. */
  form: string;
  open: boolean;
  onClose: () => void;
}

/** All filters in one sheet, for windows that have no room for them. */
export const ProjectSheet = ({ form, ...sheet }: Props) => (
  <FilterSheet {...sheet} search={projectSearch} found={<Found />}>
    <div className="-mx-3 -mt-4">
      <ScreenData skeleton={<SideSkeleton form={form} />}>
        <SideFilters form={form} className="" />
        <BarFilters form={form} />
      </ScreenData>
    </div>
  </FilterSheet>
);
