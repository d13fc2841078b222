import type { Company } from '../generated/resolvers.ts';

export type CompanyRecord = Company;
