import { networkConditions } from '../../schema/rules/network/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { affects, createDerived, defineNoun } from '../shared/derived.ts';
import { getOrThrow, type Records } from '../shared/lookup.ts';
import type { PersonRecord } from '../person/records.ts';
import type { ConnectedRecord, InvitationRecord } from './records.ts';

/** The search conditions that both lists share. */
const searchBy = <T>(personOf: (item: T) => PersonRecord) =>
  createIndexes(networkConditions, (item: T) => {
    const { name, title, employerId } = personOf(item);
    return { name, title, person: { employer: employerId === null ? null : { id: employerId } } };
  });

/** The viewer's connections. */
export const connectionStore = defineNoun(['people', 'connected'], ({ people, connected }, register) => {
  const byPerson = register(
    createDerived(() => new Map(Array.from(connected.values(), (record) => [record.personId, record]))),
  );
  const persons: Records<PersonRecord> = {
    get: (id) => (byPerson.value.has(id) ? people.get(id) : undefined),
    has: (id) => byPerson.value.has(id),
    keys: () => byPerson.value.keys(),
    values: () => Array.from(byPerson.value.keys(), (id) => getOrThrow(people, id)).values(),
    get size() {
      return connected.size;
    },
  };
  return {
    connected,
    /** When the viewer connected with a person, by the id of the person. */
    get connectionOf(): ReadonlyMap<string, ConnectedRecord> {
      return byPerson.value;
    },
    connectionCatalogue: register(
      createCatalogue(persons, {
        ...searchBy((person: PersonRecord) => person),
        orders: { latest: ({ id }) => [-Date.parse(getOrThrow(byPerson.value, id).connectedAt)] },
        affected: () =>
          new Map([affects(people, ({ id }) => [id]), affects(connected, ({ personId }) => [personId])]),
      }),
    ),
  };
});

/** The invitations that the viewer has received. */
export const invitationStore = defineNoun(['people', 'invitations'], ({ people, invitations }, register) => {
  const bySender = register(
    createDerived(() => new Map(Array.from(invitations.values(), (record) => [record.personId, record]))),
  );
  return {
    invitations,
    /** The unanswered invitation, by the id of the sender. */
    get invitationOf() {
      return bySender.value;
    },
    invitationCatalogue: register(
      createCatalogue(invitations, {
        ...searchBy(({ personId }: InvitationRecord) => getOrThrow(people, personId)),
        orders: { latest: ({ sentAt }) => [-Date.parse(sentAt)] },
        affected: () =>
          new Map([
            affects(invitations, ({ id }) => [id]),
            affects(people, ({ id }) =>
              Array.from(invitations.values()).flatMap((one) => (one.personId === id ? one.id : [])),
            ),
          ]),
      }),
    ),
  };
});
