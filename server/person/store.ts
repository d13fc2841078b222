import { personConditions } from '../../schema/rules/person/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../shared/derived.ts';
import { createPlaces } from '../shared/places.ts';
import type { PersonRecord } from './records.ts';

/** All people. */
export const personStore = defineNoun(['people'], ({ people }, register) => {
  const indexes = createIndexes(personConditions, (person: PersonRecord) => person);
  const personCatalogue = register(
    createCatalogue(people, {
      ...indexes,
      facets: { ...indexes.facets, state: ({ connectionState }: PersonRecord) => connectionState },
      orders: {
        name: ({ name }) => [name],
        mutual: ({ mutualConnections }) => [-mutualConnections],
        given: () => [],
      },
    }),
  );
  return {
    people,
    personCatalogue,
    personPlaces: createPlaces(() => personCatalogue.values('location')),
    /** The employees of a company, in the order of the list. */
    employeesByCompany: (companyId: string) =>
      personCatalogue.select({ where: { companyId }, order: 'given' }),
    /** People you may know, most mutual connections first. */
    suggested: () => personCatalogue.select({ where: { state: 'NONE' }, order: 'mutual' }),
  };
});
