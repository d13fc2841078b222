import { filterGroups, withCurrentChoice, type FilterGroup } from '../../lists/filterGroups.ts';
import { filterLabels, type CompanySearch } from '../../searches/companySearch.ts';

/** The filters of the form and their chips. The default option of each comes first. */
export const companyFilterGroups = (
  { size, location }: Record<'size' | 'location', FilterGroup['options']>,
  search: CompanySearch,
) =>
  filterGroups(filterLabels, {
    size: [{ value: 'any', label: 'Any size' }, ...size],
    location: withCurrentChoice([{ value: '', label: 'Anywhere' }, ...location], [search.location]),
  });
