import { companyFilterBounds } from '../../generated/companySearch.ts';
import type { CompanyFilter, CompanySize, IndustryGroup } from '../../generated/types.ts';
import type { Conditions, ViewerCondition } from '../conditions.ts';

export interface FilteredCompany {
  name: string;
  industry: string;
  location: string;
  size: CompanySize;
}

/** The group of an industry; some, such as design, are in no group. */
export function industryGroupOf(industry: string): IndustryGroup | null {
  if (industry === 'Technology' || industry === 'Software Development') return 'TECHNOLOGY';
  if (industry === 'Financial Services') return 'FINANCE';
  if (industry === 'Media & Communications') return 'MEDIA';
  return industry.includes('Health') ? 'HEALTHCARE' : null;
}

export const companyTexts = ({
  name,
  industry,
  location,
}: Pick<FilteredCompany, 'name' | 'industry' | 'location'>) => [name, industry, location] as const;

export const companyConditions = {
  query: { words: companyTexts },
  industryGroup: { values: ({ industry }) => industryGroupOf(industry) },
  sizes: { values: ({ size }) => size, ...companyFilterBounds.sizes },
  location: { place: ({ location }) => location },
  followedOnly: { viewer: true },
} satisfies Conditions<CompanyFilter, FilteredCompany>;

export type SearchedCompanyFilter = Omit<CompanyFilter, ViewerCondition<typeof companyConditions>>;
