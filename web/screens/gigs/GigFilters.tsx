import { filterGroups } from '../../lists/filterGroups.ts';
import { FilterPanel, type PanelProps } from '../../lists/FilterPanel.tsx';
import { FilterSelects } from '../../lists/FilterSelects.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { query } from './gigs.data.ts';
import { filterLabels, filterNames, gigSearch } from '../../searches/gigSearch.ts';

/** `FilterPanel` renders the selects and the count in `ScreenData`, so that the search box does not wait for the data. */
const Selects = ({ form }: { form: string }) => (
  <FilterSelects
    search={gigSearch}
    form={form}
    groups={filterGroups(filterLabels, useScreenData(query).gigFilterOptions)}
  />
);

const ResultCount = () => formatCount(useScreenData(query).gigs.totalCount, 'gig');

/** The search box and the filters. The wishlist has no filters; a submit of the box leaves it and searches all gigs. */
export function GigFilters({ form, filters }: PanelProps) {
  const { q, wishlist } = useSearchState(gigSearch);
  return (
    <SearchForm id={form} search={gigSearch} label="Gigs" className="card p-3">
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Search gigs"
          placeholder="Search for services, skills, or keywords"
          defaultValue={q}
          className="grow basis-64"
        />
        <button type="submit" className="btn btn-primary max-sm:w-full sm:px-6">
          Search
        </button>
      </div>
      {wishlist !== 'only' && (
        <FilterPanel
          form={form}
          names={filterNames}
          filters={filters}
          resultCount={<ResultCount />}
          className="sm:grid-cols-3"
        >
          <Selects form={form} />
        </FilterPanel>
      )}
    </SearchForm>
  );
}
