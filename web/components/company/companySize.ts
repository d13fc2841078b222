import type { CompanySize } from '../../generated/graphql.ts';

/** Size bands in employees, as the contract words them. */
export const companySize: Readonly<Record<CompanySize, string>> = {
  FROM_10_TO_50: '10-50',
  FROM_50_TO_100: '50-100',
  FROM_100_TO_250: '100-250',
  FROM_250_TO_500: '250-500',
  FROM_500_TO_1000: '500-1000',
  FROM_1000: '1000+',
};
