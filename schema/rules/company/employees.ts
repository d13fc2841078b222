import { companySizeChoices } from '../../generated/company.ts';
import type { Company, CompanySize } from '../../generated/types.ts';
import { formatInteger } from '../numbers.ts';

/** The number of employees, or the band if the number is unknown: '142', '10-50'. */
export const employeesOf = ({ employeeCount, size }: Pick<Company, 'employeeCount' | 'size'>): string =>
  employeeCount === null ? companySizeChoices[size].label : formatInteger(employeeCount);

/** The ends of a size band, from its id such as '10-50'. The largest band, '1000+', has no upper end. */
export function employeeRange(size: CompanySize): { min: number; max: number | undefined } {
  const [min, max] = companySizeChoices[size].id.split('-');
  return { min: Number.parseInt(min!, 10), max: max === undefined ? undefined : Number(max) };
}
