import { employeeRange } from '../../schema/rules/company/employees.ts';
import { graphql } from '../generated/gql.ts';
import { paths } from '../paths.ts';
import { isWebAddress } from '../ui/webAddress.ts';
import { address, readThing, type ThingSource, type Thing } from './thing.ts';

// The query CompanyScreen and its fragments select these fields. Without one of them the page has no structured data.
const fragment = graphql(/* GraphQL */ `
  fragment SharedCompany on Company {
    id
    name
    description
    logo
    location
    founded
    size
    employeeCount
    websiteUrl
  }
`);

export function organization({ cache, id, at }: ThingSource): Thing | null {
  const company = readThing(cache, fragment, `Company:${id}`);
  if (!company) return null;
  const { min, max } = employeeRange(company.size);
  return {
    '@type': 'Organization',
    name: company.name,
    description: company.description,
    url: at(paths.company(id)),
    ...(company.logo && { logo: at(company.logo) }),
    ...(company.websiteUrl && isWebAddress(company.websiteUrl) && { sameAs: company.websiteUrl }),
    address: address(company.location),
    ...(company.founded !== null && { foundingDate: String(company.founded) }),
    numberOfEmployees: {
      '@type': 'QuantitativeValue',
      ...(company.employeeCount === null
        ? { minValue: min, ...(max !== undefined && { maxValue: max }) }
        : { value: company.employeeCount }),
    },
  };
}
