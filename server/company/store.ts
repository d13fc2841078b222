import { companyConditions } from '../../schema/generated/companyFilter.ts';
import { wordKey } from '../../schema/rules/words.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../data/noun.ts';
import { affects, createDerived } from '../shared/derived.ts';
import { createPlaces } from '../shared/places.ts';
import type { CompanyRecord } from './records.ts';

/** What companies read of the store of jobs. */
interface Jobs {
  openPositions: (companyId: string) => number;
}

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
        affected: () => [affects(jobs, ({ companyId }) => [companyId])], // a job changes `openPositions`
      }),
    );
    return { companyCatalogue, companyPlaces: createPlaces(() => companyCatalogue.values('location')) };
  });

/** Names that differ in case or in spaces around them are the same. */
export const nameKey = (name: string) => wordKey(name.trim());

export const companyPageStore = defineNoun(['companies', 'agencyPage'], (data, register) => {
  const { companies } = data;
  const byName = register(
    createDerived(() => {
      const named = [...companies.values()].toReversed();
      // A Map keeps the last of equal names: the page that has had the name longest, of the sample the first one.
      named.sort((a, b) => (b.namedAt ?? '').localeCompare(a.namedAt ?? ''));
      return new Map(named.map((company) => [nameKey(company.name), company]));
    }),
  );
  return {
    companies,
    /** The company of a name: of several, the one that has had it longest. */
    companyNamed: (name: string): CompanyRecord | undefined => byName.value.get(nameKey(name)),
    get agencyPage() {
      return data.agencyPage;
    },
  };
});
