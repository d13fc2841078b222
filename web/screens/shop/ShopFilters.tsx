import { FilterButton } from '../../lists/FilterButton.tsx';
import { filterGroups, sortGroup } from '../../lists/filterGroups.ts';
import { FilterPanel } from '../../lists/FilterPanel.tsx';
import { FilterSelects } from '../../lists/FilterSelects.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../lists/searchState.ts';
import { useFilters } from '../../lists/useFilters.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { query } from './shop.data.ts';
import { filterLabels, shopSearch, sortLabels } from '../../searches/shopSearch.ts';

/** Returns the names of the filters that apply: level applies to courses only. */
const filterNames = (type: string) =>
  Object.keys(filterLabels).filter((name) => name !== 'level' || type === 'course');

function Selects({ form, labelHidden }: { form: string; labelHidden: boolean }) {
  const { type } = useSearchState(shopSearch);
  const shown = filterNames(type);
  const groups = filterGroups(filterLabels, useScreenData(query).products.facets).filter(({ name }) =>
    shown.includes(name),
  );
  return <FilterSelects search={shopSearch} form={form} groups={groups} labelHidden={labelHidden} />;
}

const Found = () => formatCount(useScreenData(query).products.totalCount, 'product');

/** Selects for type, price, course level and order. The sheet is outside the search form, which its selects name. */
export function ShopFilters({ form }: { form: string }) {
  const filters = useFilters(shopSearch, { alwaysOpen: true });
  const { type } = useSearchState(shopSearch);
  return (
    <div className="mt-5 grid grid-cols-2 gap-2 md:grid-cols-[repeat(3,9rem)_1fr] lg:grid-cols-[repeat(3,11rem)_1fr]">
      <FilterButton filters={filters} className="md:hidden" />
      <FilterPanel
        form={form}
        names={filterNames(type)}
        filters={filters}
        look="contents"
        skeleton={filterNames(type).map((name) => (
          <div key={name} className="skeleton h-control" />
        ))}
        resultCount={<Found />}
      >
        <Selects form={form} labelHidden={!filters.inSheet} />
      </FilterPanel>
      <div className="md:-col-end-1 md:w-full md:max-w-48 md:justify-self-end">
        <FilterSelects search={shopSearch} groups={[sortGroup(sortLabels)]} labelHidden />
      </div>
    </div>
  );
}
