import type { ConnectionState } from '../../schema/generated/types.ts';
import type { PersonFixture, PersonRecord } from '../person/records.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { Owned } from '../shared/ownedTable.ts';
import type { RelationRecord } from '../network/records.ts';

export const relationId = (account: string, personId: string) => `${account}.${personId}`;

/** The relations of the sample's viewer to people. */
export const relations = (account: string, people: readonly PersonFixture[]): RelationRecord[] =>
  people
    .filter(({ id }) => id !== account)
    .map(({ id, connectionState, mutualConnections }) => ({
      id: relationId(account, id),
      personId: id,
      mutualConnections,
      isRequested: connectionState === 'PENDING',
    }));

interface Related {
  readonly relations: ReadonlyMap<string, RelationRecord & Owned>;
  readonly viewer: { id: string };
}

/** The relation of an account to a person; one without common connections if there is none yet. */
export const relationTo = ({ relations: all, viewer }: Related, personId: string): RelationRecord & Owned => {
  const id = relationId(viewer.id, personId);
  return all.get(id) ?? { id, ownerId: viewer.id, personId, mutualConnections: 0, isRequested: false };
};

/** How an account relates to people. `person/store.ts` passes its connections and received invitations. */
export function relationsOf(
  data: Related,
  isConnected: (personId: string) => boolean,
  hasInvited: (personId: string) => boolean,
) {
  return {
    connectionStateOf(personId: string): ConnectionState {
      if (personId === data.viewer.id) return 'SELF';
      if (isConnected(personId)) return 'CONNECTED';
      if (hasInvited(personId)) return 'INVITED';
      return relationTo(data, personId).isRequested ? 'PENDING' : 'NONE';
    },
    /** The number of connections that the person and the account share; 0 if it is unknown. */
    mutualConnectionsOf: (personId: string) => relationTo(data, personId).mutualConnections,
  };
}

/** Adds to the number of connections on a profile. */
export function countConnections(
  personId: string,
  by: number,
  { people }: { people: ReadonlyMap<string, PersonRecord> },
) {
  const record = getOrThrow(people, personId);
  const { stats } = record;
  const counted = { ...record, stats: { ...stats, connections: stats.connections + by } };
  return { put: 'people', record: counted } as const;
}
