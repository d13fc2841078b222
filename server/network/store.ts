import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import type { PersonRecord } from '../person/records.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';

/** What both lists are searched by. */
const searchBy = <T>(personOf: (item: T) => PersonRecord) => ({
  text: (item: T) => [personOf(item).name, personOf(item).title],
  facets: { employer: (item: T) => personOf(item).employerId ?? [] },
  ranges: {},
});

/** With whom the viewer is connected, and who would like to be. */
export function createNetworkStore({ people, connected, invitations }: Sample) {
  const persons = byId(people);
  const connectedAt = new Map(connected.map((record) => [record.personId, record.connectedAt]));
  return {
    /** Since when the viewer is connected with a person, by the id of the person. */
    connectedAt,
    connectionCatalogue: createCatalogue(
      [...connectedAt.keys()].map((id) => getOrThrow(persons, id)),
      {
        ...searchBy((person: PersonRecord) => person),
        orders: { latest: newestFirst(({ id }) => getOrThrow(connectedAt, id)) },
      },
    ),
    invitations: byId(invitations),
    /** The invitation that waits, by the id of the person who sent it. */
    invitationOf: new Map(invitations.map((invitation) => [invitation.personId, invitation])),
    invitationCatalogue: createCatalogue(invitations, {
      ...searchBy(({ personId }: (typeof invitations)[number]) => getOrThrow(persons, personId)),
      orders: { latest: newestFirst(({ sentAt }) => sentAt) },
    }),
  };
}
