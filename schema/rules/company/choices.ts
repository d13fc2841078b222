import type { Company, CompanySize } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';
import { formatInteger } from '../numbers.ts';

export const companySizes = {
  FROM_10_TO_50: { id: '10-50', label: '10-50' },
  FROM_50_TO_100: { id: '50-100', label: '50-100' },
  FROM_100_TO_250: { id: '100-250', label: '100-250' },
  FROM_250_TO_500: { id: '250-500', label: '250-500' },
  FROM_500_TO_1000: { id: '500-1000', label: '500-1000' },
  FROM_1000: { id: '1000+', label: '1000+' },
} as const satisfies Choices<CompanySize>;

/** The number of employees, or the band if the number is unknown: '142', '10-50'. */
export const employeesOf = ({ employeeCount, size }: Pick<Company, 'employeeCount' | 'size'>): string =>
  employeeCount === null ? companySizes[size].label : formatInteger(employeeCount);

/** The ends of a size band; the largest band has no upper end. */
export function employeeRange(size: CompanySize): { min: number; max: number | undefined } {
  const [min, max] = companySizes[size].id.split('-');
  return { min: Number.parseInt(min!, 10), max: max === undefined ? undefined : Number(max) };
}
