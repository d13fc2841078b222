import { filterGroups, type FilterGroup } from '../../routing/filterGroups.ts';
import { FilterSelects } from '../../routing/FilterSelects.tsx';
import { KeptFields } from '../../routing/KeptFields.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { useSearchState } from '../../routing/searchState.ts';
import { query } from './shop.data.ts';
import { filterLabels, shopSearch, sortLabels } from './shopSearch.ts';

/** The filters that have a say: a level is one of courses. */
const names = (type: string) =>
  Object.keys(filterLabels).filter((name) => name !== 'level' || type === 'course');

/** On the wishlist nothing is filtered, and so nothing counted. */
const uncounted = (group: FilterGroup): FilterGroup => ({
  ...group,
  options: group.options.map(({ value, label }) => ({ value, label })),
});

function Selects() {
  const { type, wishlist } = useSearchState(shopSearch);
  const shown = names(type);
  const groups = filterGroups(filterLabels, useScreenData(query).products.facets).filter(({ name }) =>
    shown.includes(name),
  );
  return (
    <FilterSelects
      search={shopSearch}
      groups={wishlist === 'only' ? groups.map(uncounted) : groups}
      labelHidden
    />
  );
}

/** Type, price, the level of courses, and the order. */
export function ShopFilters() {
  const { type, sort } = useSearchState(shopSearch);
  const waiting = (
    <>
      <KeptFields search={shopSearch} names={names(type)} />
      {names(type).map((name) => (
        <div key={name} className="skeleton h-control" />
      ))}
    </>
  );
  return (
    <div className="mt-5 grid grid-cols-2 gap-2 md:grid-cols-[repeat(3,11rem)_1fr]">
      <ScreenData skeleton={waiting}>
        <Selects />
      </ScreenData>
      <label className="last:odd:max-md:col-span-2 md:-col-end-1 md:w-full md:max-w-48 md:justify-self-end">
        <span className="sr-only">Sort by</span>
        <select className="input select" name="sort" defaultValue={sort}>
          {Object.entries(sortLabels).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
