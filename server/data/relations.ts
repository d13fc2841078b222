import type { PersonFixture, PersonRecord } from '../person/records.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { Owned } from '../shared/ownedTable.ts';
import type { RelationRecord } from '../network/records.ts';

/** Unique, because no id contains a full stop. */
export const relationId = (account: string, personId: string) => `${account}.${personId}`;

/** The relations of the sample's viewer to people. */
export const relations = (viewerId: string, people: readonly PersonFixture[]): RelationRecord[] =>
  people
    .filter(({ id }) => id !== viewerId)
    .map(({ id, connectionState, mutualConnections }) => ({
      id: relationId(viewerId, id),
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

/** The change that adds `by` (1 or -1) to the number of connections on a profile. */
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
