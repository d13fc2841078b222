import type { CompanySize, CompanySort, IndustryGroup } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const industryGroups = {
  TECHNOLOGY: { id: 'technology', label: 'Technology' },
  FINANCE: { id: 'finance', label: 'Finance' },
  HEALTHCARE: { id: 'healthcare', label: 'Healthcare' },
  MEDIA: { id: 'media', label: 'Media' },
} as const satisfies Choices<IndustryGroup>;

export const companySizes = {
  FROM_10_TO_50: { id: '10-50', label: '10-50' },
  FROM_50_TO_100: { id: '50-100', label: '50-100' },
  FROM_100_TO_250: { id: '100-250', label: '100-250' },
  FROM_250_TO_500: { id: '250-500', label: '250-500' },
  FROM_500_TO_1000: { id: '500-1000', label: '500-1000' },
  FROM_1000: { id: '1000+', label: '1000+' },
} as const satisfies Choices<CompanySize>;

export const companySorts = {
  FOLLOWERS: { id: 'followers', label: 'Most followed' },
  NAME: { id: 'name', label: 'Name' },
  OPEN_POSITIONS: { id: 'jobs', label: 'Most open positions' },
} as const satisfies Choices<CompanySort>;
