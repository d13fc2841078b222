import type { CompanyRecord } from './records.ts';

export const companies: readonly CompanyRecord[] = [
  {
    id: 'company-halden-works',
    name: 'Halden Works',
    logo: '/art/logo-halden.svg',
    industry: 'Software Development',
  },
];
