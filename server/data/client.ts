import type { Store } from './store.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { NamedClient, ProjectRecord } from '../project/records.ts';

/** The client of a project. One of the sample stores a name and a picture; an account (`own`) has those of its person. */
export function clientOf({ id, clientId }: ProjectRecord, { clients, people, data }: Store): NamedClient {
  const client = getOrThrow(clients, clientId);
  const own = data.ownProjectViews.get(id);
  if (!own) return { ...client, name: client.name ?? '', avatar: client.avatar ?? null };
  const { name, avatarUrl: avatar } = getOrThrow(people, own.ownerId);
  return { ...client, name, avatar };
}
