import { personConditions } from '../../schema/generated/personFilter.ts';
import type { ConnectionState } from '../../schema/generated/types.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../data/noun.ts';
import { affects, createDerived } from '../shared/derived.ts';
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
    const byMutual = register(
      shared.personCatalogue.withOrders({ mutual: ({ id }) => [-mutualConnectionsOf(id)] }, [
        affects(relations, ({ personId }) => [personId]),
      ]),
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
      /** People you may know, most mutual connections first. */
      suggested: () =>
        byMutual.select({
          except: [[data.viewer.id], given.connectionOf.keys(), given.invitationOf.keys(), requested.value],
          unless: { former: on },
          order: 'mutual',
        }),
    };
  });
