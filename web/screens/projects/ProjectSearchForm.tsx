import { FilterButton } from '../../lists/FilterButton.tsx';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import type { Filters } from '../../lists/useFilters.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { projectSearch } from '../../searches/projectSearch.ts';

interface Props {
  /** The form's id. Filters outside the form refer to it with their `form` attribute. */
  id: string;
  filters: Filters;
  /** Ids of the filter panels, which large windows always show. Smaller ones show the filters in the button's sheet. */
  controls: string;
}

/** Filters the list during typing. Categories are links, so the form only submits their current values. */
export function ProjectSearchForm({ id, filters, controls }: Props) {
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
        label="Search projects"
        placeholder="Search for projects"
        defaultValue={q}
        className="grow"
      />
      <FilterButton filters={filters} controls={controls} className="lg:hidden" />
    </SearchForm>
  );
}
