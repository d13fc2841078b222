import { viewer } from '../account/fixtures.ts';
import { readersOf } from '../channel/fixtures/conversation.ts';
import type { MessageRecord } from '../channel/records.ts';
import type { CompanyRecord } from '../company/records.ts';
import type { CreatorProductRecord } from '../creator/records.ts';
import type { PersonFixture } from '../person/records.ts';
import type { Table, Value } from '../sample.ts';
import type { Owned } from '../shared/ownedTable.ts';
import { StorageError } from './problems.ts';

/** The kinds of stored records: tables, and values that are not tables. */
export type Kind = Table | Value;

type Reader = (body: never) => unknown;

/**
 * For each kind, the functions that read its version 1, 2 and so on; each returns the next version. A kind without
 * readers has the version 1. A record type that changes needs a reader here.
 */
export type Readers = Readonly<Record<string, readonly Reader[]>>;

/** A version whose counts lacked the marks of accounts. `loadSample` adds them. */
const uncounted: Reader = (record: object) => record;

/** Version 1 of records that belong to an account: live mode had one account. */
const owned: readonly Reader[] = [(record: object) => ({ ...record, ownerId: viewer.id })];

/** The purchases of a product of version 3: the downloads of the sample's, else as many as its earnings amount to. */
const soldBy = (
  { price, downloads, earnings }: Pick<CreatorProductRecord, 'price' | 'downloads' | 'earnings'>,
  ownerId: string,
): number => {
  if (price === 0) return 0;
  return ownerId === viewer.id ? downloads : Math.round(earnings / price);
};

const readers: Readers & { readonly [K in Kind]?: readonly Reader[] } = {
  // Version 1 lacked the address and the number that the applicant had entered.
  applications: [(application: object) => ({ ...application, email: null, phone: null })],
  // Version 2 belonged to one account.
  channels: [...owned, ({ ownerId: _owner, ...channel }: Owned) => channel],
  // Version 2 had the year and the smallest number of its band for companies whose creator had entered neither.
  companies: [
    uncounted,
    (company: CompanyRecord) =>
      company.ownerId === undefined ? company : { ...company, founded: null, employeeCount: null },
  ],
  // Version 2 had the person's id as its id alone.
  connected: [...owned, (record: { id: string }) => ({ ...record, personId: record.id })],
  // Version 2 belonged to one account; version 3 belongs to both people.
  contacts: [
    ...owned,
    ({ ownerId, personId, status, ...contact }: Owned & { personId: string; status: string }) => ({
      ...contact,
      memberIds: [ownerId, personId],
      onlineIds: status === 'ONLINE' ? [personId] : [],
    }),
  ],
  // Nothing approved the products that version 2 has under review. Those of the sample stay as they are.
  creatorProducts: [
    ...owned,
    (product: Owned & CreatorProductRecord) =>
      product.status === 'PENDING_REVIEW' && product.ownerId !== viewer.id
        ? { ...product, submittedAt: product.createdAt }
        : product,
    // Version 3 had no sales: in live mode a purchase is not a download.
    ({ ownerId, ...product }: Owned & Omit<CreatorProductRecord, 'sales'>) => ({
      ...product,
      ownerId,
      sales: soldBy(product, ownerId),
    }),
  ],
  // Version 2 had the unanswered ones alone.
  invitations: [...owned, (record: object) => ({ ...record, answer: null })],
  jobAlerts: owned,
  // Version 2 belonged to one account, and all messages were those of the sample.
  messages: [
    ...owned,
    ({ ownerId, read, ...message }: Owned & { read: boolean } & MessageRecord) => ({
      ...message,
      ...readersOf(message, ownerId, read),
    }),
  ],
  notifications: owned,
  // Version 1 had the viewer's relation to the person, which connections and relations have now.
  people: [
    ({ connectionState: _state, mutualConnections: _mutual, ...person }: Partial<PersonFixture>) => person,
    uncounted,
  ],
  posts: [uncounted],
  recentSearches: owned,
  requests: owned,
  topics: [uncounted],
};

/** The version in which this release writes a kind. */
export const versionOf = (kind: string, all: Readers = readers): number => (all[kind]?.length ?? 0) + 1;

/** Whether the counts of a stored body lack the marks of accounts. */
export const lacksMarks = (kind: string, version: number): boolean =>
  (readers[kind] ?? []).slice(version - 1).includes(uncounted);

/** Returns a stored body in the current version of its kind. Throws if it is newer than this release. */
export function upgrade(kind: string, version: number, body: unknown, all: Readers = readers): unknown {
  if (version > versionOf(kind, all))
    throw new StorageError(
      `The kind '${kind}' is stored in version ${version}, which is newer than this release. Run a newer release.`,
    );
  return (all[kind] ?? []).slice(version - 1).reduce<unknown>((read, reader) => reader(read as never), body);
}
