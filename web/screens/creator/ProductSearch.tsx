import { FilterSelects } from '../../lists/FilterSelects.tsx';
import { sortGroup } from '../../lists/filterGroups.ts';
import { SearchForm } from '../../lists/SearchForm.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { creatorSearch, sortLabels, statusFilter } from '../../searches/creatorSearch.ts';

/** Searches title and category, and filters by status. On narrow screens without column headers a select sets the order. */
export function ProductSearch() {
  const { q } = useSearchState(creatorSearch);
  return (
    <SearchForm
      search={creatorSearch}
      label="Your products"
      live
      className="flex min-w-0 flex-wrap gap-2 @max-[54rem]:w-full"
    >
      <div className="min-w-32 @max-[54rem]:flex-1">
        <FilterSelects search={creatorSearch} groups={[statusFilter]} labelHidden />
      </div>
      <div className="min-w-32 @min-[54rem]:hidden @max-[54rem]:flex-1">
        <FilterSelects search={creatorSearch} groups={[sortGroup(sortLabels, 'Sort')]} labelHidden />
      </div>
      <SearchField
        label="Search your products"
        placeholder="Search by title or category"
        defaultValue={q}
        className="w-72 @max-[54rem]:w-full"
      />
    </SearchForm>
  );
}
