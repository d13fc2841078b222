import { networkConditions } from '../../schema/rules/network/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import type { PersonRecord } from '../person/records.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';

/** The search conditions that both lists share. */
const searchBy = <T>(personOf: (item: T) => PersonRecord) =>
  createIndexes(networkConditions, (item: T) => {
    const { name, title, employerId } = personOf(item);
    return { name, title, person: { employer: employerId === null ? null : { id: employerId } } };
  });

/** The viewer's connections and invitations. */
export function createNetworkStore({ people, connected, invitations }: Sample) {
  const persons = byId(people);
  const connectedAt = new Map(connected.map((record) => [record.personId, record.connectedAt]));
  return {
    /** The time of connection with the viewer, by the id of the person. */
    connectedAt,
    connectionCatalogue: createCatalogue(
      [...connectedAt.keys()].map((id) => getOrThrow(persons, id)),
      {
        ...searchBy((person: PersonRecord) => person),
        orders: { latest: newestFirst(({ id }) => getOrThrow(connectedAt, id)) },
      },
    ),
    invitations: byId(invitations),
    /** The unanswered invitation, by the id of the sender. */
    invitationOf: new Map(invitations.map((invitation) => [invitation.personId, invitation])),
    invitationCatalogue: createCatalogue(invitations, {
      ...searchBy(({ personId }: (typeof invitations)[number]) => getOrThrow(persons, personId)),
      orders: { latest: newestFirst(({ sentAt }) => sentAt) },
    }),
  };
}
