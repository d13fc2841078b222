import { companyConditions } from '../../schema/rules/company/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import type { CompanySort } from '../generated/resolvers.ts';
import type { Sample } from '../sample.ts';
import { createPlaces } from '../shared/places.ts';
import { byId } from '../shared/lookup.ts';
import { isIn } from '../shared/marks.ts';
import { groupBy, ownedBy } from '../shared/relations.ts';
import type { CompanyRecord } from './records.ts';

type Order = (a: CompanyRecord, b: CompanyRecord) => number;

const byFollowers: Order = (a, b) => b.followers - a.followers;

/** The companies with their searches, and the agency's page. */
export function createCompanyStore({ companies, jobs, agencyPage, marks }: Sample) {
  const openings = groupBy(jobs, ({ companyId }) => companyId);
  const open = ({ id }: CompanyRecord) => ownedBy(openings, id).length;
  const orders: Record<CompanySort, Order> = {
    FOLLOWERS: byFollowers,
    NAME: (a, b) => a.name.localeCompare(b.name, 'en'),
    OPEN_POSITIONS: (a, b) => open(b) - open(a) || byFollowers(a, b),
  };
  return {
    companies: byId(companies),
    companyNamed: new Map(companies.map((company) => [company.name, company])),
    companyCatalogue: createCatalogue(companies, {
      ...createIndexes(companyConditions, (company: CompanyRecord) => company, {
        followedOnly: isIn(marks.followedCompanies),
      }),
      orders,
    }),
    companyPlaces: createPlaces(companies.map(({ location }) => location)),
    agencyPage,
  };
}
