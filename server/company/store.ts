import { companyConditions } from '../../schema/rules/company/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { affects, createDerived, defineNoun } from '../shared/derived.ts';
import { createPlaces } from '../shared/places.ts';
import type { CompanyRecord } from './records.ts';

interface Jobs {
  /** The number of open positions of a company. */
  openPositions: (companyId: string) => number;
}

/** The companies with their searches. */
export const companyStore = ({ openPositions }: Jobs) =>
  defineNoun(['companies', 'jobs'], ({ companies, jobs }, register) => {
    const companyCatalogue = register(
      createCatalogue(companies, {
        ...createIndexes(companyConditions, (company: CompanyRecord) => company),
        orders: {
          FOLLOWERS: ({ followers }) => [-followers],
          NAME: ({ name }) => [name],
          OPEN_POSITIONS: ({ id, followers }) => [-openPositions(id), -followers],
        },
        affected: () =>
          new Map([affects(companies, ({ id }) => [id]), affects(jobs, ({ companyId }) => [companyId])]),
      }),
    );
    return { companyCatalogue, companyPlaces: createPlaces(() => companyCatalogue.values('location')) };
  });

/** The pages of companies and of the agency. */
export const companyPageStore = defineNoun(['companies', 'agencyPage'], (sample, register) => {
  const { companies } = sample;
  const byName = register(
    createDerived(() => new Map(Array.from(companies.values(), (company) => [company.name, company]))),
  );
  return {
    companies,
    get companyNamed() {
      return byName.value;
    },
    get agencyPage() {
      return sample.agencyPage;
    },
  };
});
