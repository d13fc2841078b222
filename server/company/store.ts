import { companyConditions } from '../../schema/generated/companyFilter.ts';
import { wordKey } from '../../schema/rules/words.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { defineNoun, defineStored } from '../data/noun.ts';
import { affects } from '../shared/derived.ts';
import { createPlaces } from '../shared/places.ts';
import type { CompanyRecord } from './records.ts';

/** What companies read of the store of jobs. */
interface Jobs {
  openPositions: (companyId: string) => number;
}

/** Names that differ in case or in spaces around them are the same. */
export const nameKey = (name: string) => wordKey(name.trim());

export const companyStore = ({ openPositions }: Jobs) =>
  defineNoun(['companies', 'jobs'], ({ companies, jobs }, register) => {
    const indexes = createIndexes(companyConditions, (company: CompanyRecord) => company);
    const companyCatalogue = register(
      createCatalogue(companies, {
        ...indexes,
        facets: {
          ...indexes.facets,
          name: ({ name }: CompanyRecord) => nameKey(name),
          owner: ({ ownerId }: CompanyRecord) => ownerId ?? [],
        },
        orders: {
          FOLLOWERS: ({ followers }) => [-followers],
          NAME: ({ name }) => [name],
          OPEN_POSITIONS: ({ id, followers }) => [-openPositions(id), -followers],
        },
        affected: () => [affects(jobs, ({ companyId }) => [companyId])], // a job changes `openPositions`
      }),
    );
    return {
      companyCatalogue,
      companyPlaces: createPlaces(() => companyCatalogue.values('location')),
      /** The company of a name: of several, the one that has had it longest, or of those the first one. */
      companyNamed(name: string): CompanyRecord | undefined {
        const { holding, placeOf } = companyCatalogue;
        const since = ({ namedAt = '' }: CompanyRecord) => namedAt;
        return holding('name', nameKey(name)).toSorted(
          (a, b) => since(a).localeCompare(since(b)) || placeOf(a.id) - placeOf(b.id),
        )[0];
      },
    };
  });

export const companyPageStore = defineStored('companies', 'agencyPage');
