import { writesOf, type Change } from './changes.ts';
import type { RecordOf, Data, Table } from './sample.ts';
import type { Stored } from './store.ts';
import { OwnedTable } from '../shared/ownedTable.ts';

/** The tables whose records belong to no single account. */
type SharedTable = { [K in Table]: Data[K] extends OwnedTable<infer _> ? never : K }[Table];
type ReadersOf<K extends Table> = (
  record: RecordOf<K>,
  data: Stored,
) => readonly (string | null | undefined)[];

/** The accounts whose screens a changed record refreshes in live mode, beside the acting one; for a public record, none. */
const readers: { readonly [K in SharedTable]: ReadersOf<K> | 'public' } = {
  applications: ({ applicantId, jobId }, { jobs }) => [applicantId, jobs.get(jobId)?.postedById],
  clients: 'public',
  companies: 'public',
  courses: 'public',
  gigOrders: ({ buyerId, gigId }, { gigs }) => [buyerId, gigs.get(gigId)?.sellerId],
  gigs: 'public',
  jobs: 'public',
  ownProjectViews: 'public',
  ownProjects: 'public',
  people: 'public',
  posts: 'public',
  products: 'public',
  projects: 'public',
  proposals: ({ freelancerId, projectId }, { ownProjectViews }) => [
    freelancerId,
    ownProjectViews.get(projectId)?.ownerId,
  ],
  sellers: 'public',
  topics: 'public',
};

/** The accounts that these changes concern now. Call it before and after they are made: a record can change its owner. */
export function readersOf(data: Stored, changes: readonly Change[]): Set<string> {
  const accounts = new Set<string>();
  for (const { table, id } of writesOf(changes)) {
    const stored: ReadonlyMap<string, unknown> = data[table];
    const record = stored.get(id) as never;
    if (record === undefined) continue;
    const read = readers[table as SharedTable] as ReadersOf<never> | 'public' | undefined;
    const concerned =
      stored instanceof OwnedTable
        ? stored.ownersOf(record)
        : typeof read === 'function'
          ? read(record, data)
          : [];
    for (const account of concerned) if (account) accounts.add(account);
  }
  return accounts;
}
