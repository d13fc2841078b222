import { networkConditions } from '../../schema/generated/networkFilter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../data/noun.ts';
import { affects, createDerived } from '../shared/derived.ts';
import { getOrThrow, viewOf } from '../shared/lookup.ts';
import { employerOf, type PersonRecord } from '../person/records.ts';
import type { ConnectedRecord, InvitationRecord } from './records.ts';

/** The indexes of the search that the lists of connections and of invitations share. */
const searchBy = <T>(personOf: (item: T) => PersonRecord) =>
  createIndexes(networkConditions, (item: T) => {
    const person = personOf(item);
    return { name: person.name, title: person.title, person: { employer: employerOf(person) } };
  });

/** The people to whom the viewer is connected. */
export const connectionStore = defineNoun(['people', 'connected'], ({ people, connected }, register) => {
  const byPerson = register(
    createDerived(() => new Map(Array.from(connected.values(), (record) => [record.personId, record]))),
  );
  const persons = register(
    createDerived(() => new Map(Array.from(byPerson.value.keys(), (id) => [id, getOrThrow(people, id)]))),
  );
  return {
    connected,
    /** When the viewer connected with a person, by the id of the person. */
    get connectionOf(): ReadonlyMap<string, ConnectedRecord> {
      return byPerson.value;
    },
    connectionCatalogue: register(
      createCatalogue(viewOf(persons), {
        ...searchBy((person: PersonRecord) => person),
        orders: { latest: ({ id }) => [-Date.parse(getOrThrow(byPerson.value, id).connectedAt)] },
        affected: () => [affects(people, ({ id }) => [id]), affects(connected, ({ personId }) => [personId])],
      }),
    ),
  };
});

/** The invitations that the viewer has received and not answered. */
export const invitationStore = defineNoun(['people', 'invitations'], ({ people, ...data }, register) => {
  const pending = register(
    createDerived(() => new Map([...data.invitations].filter(([, { answer }]) => answer === null))),
  );
  const bySender = register(
    createDerived(() => new Map(Array.from(pending.value.values(), (record) => [record.personId, record]))),
  );
  return {
    get invitations() {
      return pending.value;
    },
    /** The unanswered invitation, by the id of the sender. */
    get invitationOf() {
      return bySender.value;
    },
    invitationCatalogue: register(
      createCatalogue(viewOf(pending), {
        ...searchBy(({ personId }: InvitationRecord) => getOrThrow(people, personId)),
        orders: { latest: ({ sentAt }) => [-Date.parse(sentAt)] },
        affected: () => [
          affects(data.invitations, ({ id }) => [id]),
          affects(people, ({ id }) =>
            Array.from(pending.value.values()).flatMap((one) => (one.personId === id ? one.id : [])),
          ),
        ],
      }),
    ),
  };
});
