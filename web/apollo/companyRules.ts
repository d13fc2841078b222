import { graphql } from '../generated/gql.ts';
import type { CompanyFilter, FilteredCompanyFragment, IndustryGroup } from '../generated/graphql.ts';
import { fold, holdsWords, type Rules } from './matching.ts';

/** What the company filter looks at. */
export const filteredCompany = graphql(/* GraphQL */ `
  fragment FilteredCompany on Company {
    id
    name
    industry
    location
    size
  }
`);

const groups: Record<IndustryGroup, (industry: string) => boolean> = {
  TECHNOLOGY: (industry) => industry === 'Technology' || industry === 'Software Development',
  FINANCE: (industry) => industry === 'Financial Services',
  HEALTHCARE: (industry) => industry.includes('Health'),
  MEDIA: (industry) => industry === 'Media & Communications',
};

export const companyRules: Rules<CompanyFilter, FilteredCompanyFragment> = {
  query: (words, { name, industry, location }) => holdsWords(words, name, industry, location),
  industryGroup: (group, { industry }) => groups[group](industry),
  sizes: (wanted, { size }) => wanted.length === 0 || wanted.includes(size),
  location: (text, { location }) => fold(location).includes(fold(text.trim())),
};
