import type { CompanySize, IndustryGroup } from '../generated/resolvers.ts';
import type { Choices } from '../shared/filterOptions.ts';

export const industryGroups: Choices<IndustryGroup> = {
  TECHNOLOGY: ['technology', 'Technology'],
  FINANCE: ['finance', 'Finance'],
  HEALTHCARE: ['healthcare', 'Healthcare'],
  MEDIA: ['media', 'Media'],
};

export const sizes: Choices<CompanySize> = {
  FROM_10_TO_50: ['10-50', '10-50'],
  FROM_50_TO_100: ['50-100', '50-100'],
  FROM_100_TO_250: ['100-250', '100-250'],
  FROM_250_TO_500: ['250-500', '250-500'],
  FROM_500_TO_1000: ['500-1000', '500-1000'],
  FROM_1000: ['1000+', '1000+'],
};
