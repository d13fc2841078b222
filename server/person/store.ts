import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createPlaces } from '../shared/places.ts';
import { byId } from '../shared/lookup.ts';
import type { Sample } from '../sample.ts';

/** Everybody on Workgrove. */
export const createPersonStore = ({ people }: Sample) => ({
  people: byId(people),
  personCatalogue: createCatalogue(people, {
    text: ({ name, title, skills }) => [name, title, ...skills],
    facets: {
      employer: ({ employerId }) => employerId ?? [],
      location: ({ location }) => location,
    },
    ranges: {},
    orders: { name: (a, b) => a.name.localeCompare(b.name, 'en') },
  }),
  personPlaces: createPlaces(people.map(({ location }) => location)),
  /** People you may know, most mutual connections first. */
  suggested: people
    .filter(({ connectionState }) => connectionState === 'NONE')
    .toSorted((a, b) => b.mutualConnections - a.mutualConnections),
});
