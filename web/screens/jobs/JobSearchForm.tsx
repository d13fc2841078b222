import { MapPin } from 'lucide-react';
import { maxSearchLength } from '../../../schema/rules/searchLength.ts';
import { FilterPanel, type PanelProps } from '../../lists/FilterPanel.tsx';
import { FilterSelects } from '../../lists/FilterSelects.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { filtersOf, jobSearch, linkedFilters, panelFilters } from '../../searches/jobSearch.ts';
import { query } from './jobs.data.ts';

const Selects = ({ form }: { form: string }) => (
  <FilterSelects
    search={jobSearch}
    form={form}
    groups={filtersOf(useScreenData(query).jobs.facets).filter(({ name }) => panelFilters.includes(name))}
  />
);

const ResultCount = () => formatCount(useScreenData(query).jobs.totalCount, 'job');

/** Its fields render outside the screen's data, so that typed text survives loading; `FilterPanel` waits for the data. */
export function JobSearchForm({ form, filters }: PanelProps) {
  const { q, location } = useSearchState(jobSearch);
  return (
    <SearchForm
      id={form}
      search={jobSearch}
      label="Search jobs"
      keep={linkedFilters} // They have no field; a submit keeps them.
      className="card mt-4 p-3 md:mt-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[1.4fr_1fr_auto]">
        <SearchField label="Title, skill or company" defaultValue={q} className="max-md:col-span-2" />
        <SearchField
          name="location"
          label="Location"
          defaultValue={location}
          maxLength={maxSearchLength.place}
          Icon={MapPin}
        />
        <button type="submit" className="btn btn-primary px-6">
          Search
        </button>
      </div>
      <FilterPanel
        form={form}
        names={panelFilters}
        filters={filters}
        resultCount={<ResultCount />}
        className="grid-cols-1 min-[22rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-6"
      >
        <Selects form={form} />
      </FilterPanel>
    </SearchForm>
  );
}
