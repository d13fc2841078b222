import { personConditions } from '../../schema/generated/personFilter.ts';
import type { ConnectionState } from '../../schema/generated/types.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../data/noun.ts';
import { createDerived } from '../shared/derived.ts';
import { relationTo } from '../data/relations.ts';
import { createPlaces } from '../shared/places.ts';
import { employerOf, type PersonRecord } from './records.ts';
import { searchedPerson } from '../data/visibility.ts';

interface Relations {
  readonly connectionOf: ReadonlyMap<string, unknown>;
  /** The unanswered invitation, by the id of the sender. */
  readonly invitationOf: ReadonlyMap<string, unknown>;
}

/** All people, whom all accounts share. */
export const personStore = defineNoun(['people'], ({ people }, register) => {
  const indexes = createIndexes(personConditions, (record: PersonRecord) => {
    const person = searchedPerson(record);
    const { name, title, location } = person;
    return { name, title, location, profile: person, employer: employerOf(person) };
  });
  const personCatalogue = register(
    createCatalogue(people, {
      ...indexes,
      facets: {
        ...indexes.facets,
        former: ({ deletedAt }: PersonRecord) => (deletedAt === undefined ? [] : on),
      },
      orders: { name: ({ name }) => [name] },
    }),
  );
  return {
    people,
    personCatalogue,
    personPlaces: createPlaces(() => personCatalogue.values('location')),
    /** The employees of a company, in the order of the list. */
    employeesByCompany: (companyId: string) =>
      personCatalogue.select({ where: { companyId }, order: 'given' }),
  };
});

/** How the viewer relates to people. `given` are the viewer's connections and invitations (`network/store.ts`). */
export const relationStore = (shared: ReturnType<typeof personStore.create>, given: Relations) =>
  defineNoun(['relations', 'viewer'], (data, register) => {
    const { relations } = data;
    const mutualConnectionsOf = (personId: string) => relationTo(data, personId).mutualConnections;
    /** The people with whom the account shares connections, most first. */
    const byMutual = register(
      createDerived(() =>
        [...relations.values()]
          .filter(({ mutualConnections }) => mutualConnections > 0)
          .map(({ personId: id, mutualConnections: mutual }) => ({
            id,
            mutual,
            place: shared.personCatalogue.placeOf(id),
          }))
          .toSorted((a, b) => b.mutual - a.mutual || a.place - b.place)
          .map(({ id }) => id),
      ),
    );
    const requested = register(
      createDerived(() =>
        Array.from(relations.values()).flatMap(({ personId, isRequested }) => (isRequested ? personId : [])),
      ),
    );
    return {
      connectionStateOf(personId: string): ConnectionState {
        if (personId === data.viewer.id) return 'SELF';
        if (given.connectionOf.has(personId)) return 'CONNECTED';
        if (given.invitationOf.has(personId)) return 'INVITED';
        return relationTo(data, personId).isRequested ? 'PENDING' : 'NONE';
      },
      /** The number of connections that the person and the account share; 0 if it is unknown. */
      mutualConnectionsOf,
      /** People you may know: most mutual connections first, then in the order of the list. */
      suggested(count: number): PersonRecord[] {
        const { personCatalogue, people } = shared;
        const known = [
          data.viewer.id,
          ...given.connectionOf.keys(),
          ...given.invitationOf.keys(),
          ...requested.value,
        ];
        const excepted = new Set(known);
        const found: PersonRecord[] = [];
        for (const id of byMutual.value) {
          if (found.length === count) return found;
          const person = people.get(id);
          if (person && person.deletedAt === undefined && !excepted.has(id)) found.push(person);
        }
        const others = personCatalogue.select({
          except: [known, byMutual.value],
          unless: { former: on },
          order: 'given',
        });
        return [...found, ...others.slice(0, count - found.length)];
      },
    };
  });
