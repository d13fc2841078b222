import { filterGroups, type FilterGroup } from '../../routing/filterGroups.ts';
import { filterLabels } from './companySearch.ts';

/** The filters with their choices; what they are when nothing is chosen stands first. */
export const companyFilterGroups = ({
  size,
  location,
}: Record<'size' | 'location', FilterGroup['options']>) =>
  filterGroups(filterLabels, {
    size: [{ value: 'any', label: 'Any size' }, ...size],
    location: [{ value: '', label: 'Anywhere' }, ...location],
  });
