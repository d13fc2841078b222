import { filterGroups, withCurrentChoice, type FilterGroup } from '../../lists/filterGroups.ts';
import { filterLabels, type CompanySearch } from '../../searches/companySearch.ts';

/** The filters of the form and their chips, defaults first. The address's location is added if the server lacks it. */
export const companyFilterGroups = (
  { size, location }: Record<'size' | 'location', FilterGroup['options']>,
  search: CompanySearch,
) =>
  filterGroups(filterLabels, {
    size: [{ value: 'any', label: 'Any size' }, ...size],
    location: withCurrentChoice([{ value: '', label: 'Anywhere' }, ...location], [search.location]),
  });
