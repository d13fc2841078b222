import { personConditions } from '../../schema/rules/person/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { affects, defineNoun } from '../shared/derived.ts';
import { relationsOf } from '../network/relations.ts';
import { createPlaces } from '../shared/places.ts';
import type { PersonRecord } from './records.ts';

interface Relations {
  /** The connection, by the id of the person. */
  readonly connectionOf: ReadonlyMap<string, unknown>;
  /** The unanswered invitation, by the id of the sender. */
  readonly invitationOf: ReadonlyMap<string, unknown>;
}

/** All people, with the account's relation to each. */
export const personStore = (given: Relations) =>
  defineNoun(['people', 'relations', 'connected', 'invitations', 'viewer'], (sample, register) => {
    const { people } = sample;
    const { connectionStateOf, mutualConnectionsOf } = relationsOf(
      sample,
      (id) => given.connectionOf.has(id),
      (id) => given.invitationOf.has(id),
    );
    const indexes = createIndexes(personConditions, (person: PersonRecord) => person);
    const personCatalogue = register(
      createCatalogue(people, {
        ...indexes,
        facets: { ...indexes.facets, state: ({ id }: PersonRecord) => connectionStateOf(id) },
        orders: {
          name: ({ name }) => [name],
          mutual: ({ id }) => [-mutualConnectionsOf(id)],
          given: () => [],
        },
        affected: () =>
          new Map([
            affects(people, ({ id }) => [id]),
            affects(sample.connected, ({ personId }) => [personId]),
            affects(sample.relations, ({ personId }) => [personId]),
            affects(sample.invitations, ({ personId }) => [personId]),
          ]),
      }),
    );
    return {
      people,
      connectionStateOf,
      mutualConnectionsOf,
      personCatalogue,
      personPlaces: createPlaces(() => personCatalogue.values('location')),
      /** The employees of a company, in the order of the list. */
      employeesByCompany: (companyId: string) =>
        personCatalogue.select({ where: { companyId }, order: 'given' }),
      /** People you may know, most mutual connections first. */
      suggested: () => personCatalogue.select({ where: { state: 'NONE' }, order: 'mutual' }),
    };
  });
