import { personConditions } from '../../schema/rules/person/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { createPlaces } from '../shared/places.ts';
import { byId } from '../shared/lookup.ts';
import type { Sample } from '../sample.ts';
import type { PersonRecord } from './records.ts';

/** All people. */
export const createPersonStore = ({ people }: Sample) => ({
  people: byId(people),
  personCatalogue: createCatalogue(people, {
    ...createIndexes(personConditions, (person: PersonRecord) => person),
    orders: { name: (a, b) => a.name.localeCompare(b.name, 'en') },
  }),
  personPlaces: createPlaces(people.map(({ location }) => location)),
  /** People you may know, most mutual connections first. */
  suggested: people
    .filter(({ connectionState }) => connectionState === 'NONE')
    .toSorted((a, b) => b.mutualConnections - a.mutualConnections),
});
