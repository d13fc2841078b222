import type { Choices } from '../choices.ts';

/** The companies that the filter panel offers; the server finds the jobs of any company. */
export const filterCompanies = {
  techcorp: { id: 'techcorp', label: 'TechCorp' },
  designstudio: { id: 'designstudio', label: 'DesignStudio' },
  startupinc: { id: 'startupinc', label: 'StartupInc' },
} as const satisfies Choices<string>;

/** The minimum pay, in USD a year, that the filter panel offers. */
export const minSalaries = [
  { id: '60k', label: '$60,000+', value: 60_000 },
  { id: '100k', label: '$100,000+', value: 100_000 },
  { id: '150k', label: '$150,000+', value: 150_000 },
] as const;

/** The option of the filter for Easy Apply. The server counts the jobs by the text of the field's value: 'true'. */
export const easyApply = { true: { id: 'easy', label: 'Easy Apply' } } as const satisfies Choices<'true'>;
