import type { CompanySort, IndustryGroup } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const industryGroups = {
  TECHNOLOGY: { id: 'technology', label: 'Technology' },
  FINANCE: { id: 'finance', label: 'Finance' },
  HEALTHCARE: { id: 'healthcare', label: 'Healthcare' },
  MEDIA: { id: 'media', label: 'Media' },
} as const satisfies Choices<IndustryGroup>;

export const companySorts = {
  FOLLOWERS: { id: 'followers', label: 'Most followed' },
  NAME: { id: 'name', label: 'Name' },
  OPEN_POSITIONS: { id: 'jobs', label: 'Most open positions' },
} as const satisfies Choices<CompanySort>;
