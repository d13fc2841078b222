import { FilterButton } from '../../routing/FilterButton.tsx';
import { SearchForm } from '../../routing/SearchForm.tsx';
import { useSearchState } from '../../routing/searchState.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { projectSearch } from './projectSearch.ts';

interface Props {
  /** The form's id: the filters stand elsewhere and belong to it by their `form` attribute. */
  id: string;
  filtersOpen: boolean;
  onToggleFilters: () => void;
  /** Ids of what the Filters button of small screens opens. */
  filters: string;
}

/** The search box, which the list follows as one types. Categories are links: the form only keeps them. */
export function ProjectSearchForm({ id, filtersOpen, onToggleFilters, filters }: Props) {
  const { q } = useSearchState(projectSearch);
  return (
    <SearchForm
      id={id}
      search={projectSearch}
      label="Projects"
      live
      keep={['category']}
      className="flex gap-2"
    >
      <SearchField
        name="q"
        label="Search projects"
        placeholder="Search for projects"
        defaultValue={q}
        maxLength={200}
        className="grow"
      />
      <noscript>
        <button type="submit" className="btn btn-primary">
          Apply
        </button>
      </noscript>
      <FilterButton
        search={projectSearch}
        open={filtersOpen}
        onToggle={onToggleFilters}
        controls={filters}
        className="lg:hidden"
      />
    </SearchForm>
  );
}
