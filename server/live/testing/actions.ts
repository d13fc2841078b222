import { randomUUID } from 'node:crypto';
import type { Change } from '../../data/changes.ts';
import type { Live } from '../live.ts';
import type { Done } from '../replica.ts';
import type { Store } from '../../data/store.ts';

/** Runs an action of the viewer that makes these changes. */
export async function change(
  live: Live,
  changes: readonly Change[] | ((at: string) => readonly Change[]),
  actionId: string = randomUUID(),
): Promise<Done> {
  const request = { account: live.store.viewer.id, action: 'test', actionId };
  const outcome = await live.act<never>(request, ({ at }) => ({
    changes: typeof changes === 'function' ? changes(at) : changes,
  }));
  if (!('done' in outcome)) throw new Error('The action was refused.');
  return outcome.done;
}

/** The change that adds a post with this id. */
export function newPost({ posts }: Store, id: string, postedAt = '2026-01-01T00:00:00.000Z'): Change {
  const [post] = posts.values();
  return { put: 'posts', record: { ...post!, id, postedAt } };
}

/** All stored data with the order of its records and marks. */
export const dataOf = ({ store: { data } }: Live): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
