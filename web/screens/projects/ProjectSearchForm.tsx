import { FilterButton } from '../../lists/FilterButton.tsx';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import type { Filters } from '../../lists/useFilters.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { projectSearch } from '../../searches/projectSearch.ts';

interface Props {
  /** The form's id: the filters stand elsewhere and belong to it by their `form` attribute. */
  id: string;
  filters: Filters;
  /** Ids of where the filters stand in wide windows. */
  controls: string;
}

/** The search box, which the list follows as one types. Categories are links: the form only keeps them. */
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
      <FilterButton search={projectSearch} filters={filters} controls={controls} className="lg:hidden" />
    </SearchForm>
  );
}
