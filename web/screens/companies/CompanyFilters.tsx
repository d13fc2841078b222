import { FilterPanel, type PanelProps } from '../../lists/FilterPanel.tsx';
import { FilterSelects } from '../../lists/FilterSelects.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { query } from './companies.data.ts';
import { companyFilterGroups } from './companyFilterGroups.ts';
import { companySearch, filterNames } from '../../searches/companySearch.ts';

/** `FilterPanel` renders the selects and the count in `ScreenData`, so that the search box does not wait for the data. */
const Selects = ({ form }: { form: string }) => (
  <FilterSelects
    search={companySearch}
    form={form}
    groups={companyFilterGroups(useScreenData(query).companyFilterOptions, useSearchState(companySearch))}
  />
);

const ResultCount = () => formatCount(useScreenData(query).companies.totalCount, 'company', 'companies');

/** Search box and filters; a submit keeps the industry. The followed companies have no filters; a submit searches all. */
export function CompanyFilters({ form, filters }: PanelProps) {
  const { q, following } = useSearchState(companySearch);
  return (
    <SearchForm
      id={form}
      search={companySearch}
      label="Companies"
      keep={['industry']}
      className="card mt-5 p-3"
    >
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Search companies"
          placeholder="Search by name, industry or location"
          defaultValue={q}
          className="grow basis-64"
        />
        <button type="submit" className="btn btn-primary max-sm:w-full sm:px-6">
          Search
        </button>
      </div>
      {following !== 'only' && (
        <FilterPanel
          form={form}
          names={filterNames}
          filters={filters}
          resultCount={<ResultCount />}
          className="sm:grid-cols-2"
        >
          <Selects form={form} />
        </FilterPanel>
      )}
    </SearchForm>
  );
}
