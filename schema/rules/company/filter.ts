import type { CompanyFilter, CompanySize, IndustryGroup } from '../../generated/types.ts';
import type { Conditions } from '../conditions.ts';

/** What the filter reads of a company. */
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

/** The texts of a company in which words are looked for. */
export const companyTexts = ({
  name,
  industry,
  location,
}: Pick<FilteredCompany, 'name' | 'industry' | 'location'>) => [name, industry, location] as const;

/** The conditions on companies themselves: the others are lists of the viewer's own. */
export type SearchedCompanyFilter = Omit<CompanyFilter, 'followedOnly'>;

export const companyConditions = {
  query: { words: companyTexts },
  industryGroup: { values: ({ industry }) => industryGroupOf(industry) },
  sizes: { values: ({ size }) => size, most: 6 },
  location: { place: ({ location }) => location },
} satisfies Conditions<SearchedCompanyFilter, FilteredCompany>;
