import { otherCompanies } from './fixtures/others.ts';
import { technologyCompanies } from './fixtures/technology.ts';
import type { CompanyRecord } from './records.ts';

export const companies: readonly CompanyRecord[] = [...technologyCompanies, ...otherCompanies];
