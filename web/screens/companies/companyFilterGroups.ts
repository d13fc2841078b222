import { filterGroups, withCurrentChoice, type FilterGroup } from '../../lists/filterGroups.ts';
import { filterLabels, type CompanySearch } from '../../searches/companySearch.ts';

/** The default option comes first. */
export const companyFilterGroups = (
  { size, location }: Record<'size' | 'location', FilterGroup['options']>,
  search: CompanySearch,
) =>
  filterGroups(filterLabels, {
    size: [{ value: 'any', label: 'Any size' }, ...size],
    location: withCurrentChoice([{ value: '', label: 'Anywhere' }, ...location], [search.location]),
  });
