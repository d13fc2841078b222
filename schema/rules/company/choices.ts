import type { CompanySize } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const companySizes = {
  FROM_10_TO_50: { id: '10-50', label: '10-50' },
  FROM_50_TO_100: { id: '50-100', label: '50-100' },
  FROM_100_TO_250: { id: '100-250', label: '100-250' },
  FROM_250_TO_500: { id: '250-500', label: '250-500' },
  FROM_500_TO_1000: { id: '500-1000', label: '500-1000' },
  FROM_1000: { id: '1000+', label: '1000+' },
} as const satisfies Choices<CompanySize>;
