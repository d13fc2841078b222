import type { Change } from './changes.ts';
import type { RecordOf, Table } from './sample.ts';
import type { Store } from './store.ts';
import { isMarkedBy, type Mark } from '../shared/marks.ts';

/** A number in the records of a table that includes the accounts that have set a mark. */
interface MarkCount {
  table: Table;
  add: (record: never, by: number) => unknown;
}

const countIn = <K extends Table>(
  table: K,
  add: (record: RecordOf<K>, by: number) => RecordOf<K>,
): MarkCount => ({ table, add });

const sum = (count: number, by: number) => Math.max(0, count + by);

export const markCounts: { readonly [K in Mark]?: MarkCount } = {
  followedCompanies: countIn('companies', (company, by) => ({
    ...company,
    followers: sum(company.followers, by),
  })),
  followedPeople: countIn('people', ({ stats, ...person }, by) => ({
    ...person,
    stats: { ...stats, followers: sum(stats.followers, by) },
  })),
  followedTopics: countIn('topics', (topic, by) => ({ ...topic, followers: sum(topic.followers, by) })),
  likedPosts: countIn('posts', (post, by) => ({ ...post, likes: sum(post.likes, by) })),
  sharedNodes: countIn('posts', (post, by) => ({ ...post, shares: sum(post.shares, by) })),
};

/** The change of the count that includes a mark, by 1 or -1; undefined if `by` is 0 or the mark or record has no count. */
export function countChange(mark: Mark, record: unknown, by: number): Change | undefined {
  const count = markCounts[mark];
  if (!count || !record || by === 0) return undefined;
  return { put: count.table, record: count.add(record as never, by) } as Change;
}

/** The changes that set or remove a mark of the account's, with the count that includes it. */
export function marked(store: Store, mark: Mark, id: string, on: boolean): Change[] {
  const by = Number(on) - Number(isMarkedBy(store, mark, id));
  const { table } = markCounts[mark] ?? {};
  const counted = countChange(mark, table && store.everything[table].get(id), by);
  return [{ mark, id, on }, ...(counted ? [counted] : [])];
}
