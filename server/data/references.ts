import type { RecordOf, Table } from './sample.ts';

/** A rule: each of these ids of a record exists in one of the tables. */
interface Reference {
  from: Table;
  to: readonly Table[];
  idsOf: (record: never) => readonly (string | null)[];
  /** The record without its missing references; absent if `hideDangling.ts` removes the record instead. */
  without?: (record: never, exists: (id: string) => boolean) => unknown;
}

const refer = <K extends Table>(
  from: K,
  to: readonly Table[],
  idsOf: (record: RecordOf<K>) => readonly (string | null)[],
  without?: (record: RecordOf<K>, exists: (id: string) => boolean) => RecordOf<K>,
): Reference => ({ from, to, idsOf, ...(without && { without }) });

/** All references between stored records. TypeScript does not report a rule that is missing in this list. */
export const references: readonly Reference[] = [
  refer('applications', ['jobs'], ({ jobId }) => [jobId]),
  refer('applications', ['people'], ({ applicantId }) => [applicantId]),
  refer(
    'channels',
    ['people'],
    ({ memberIds }) => memberIds,
    (channel, exists) => ({ ...channel, memberIds: channel.memberIds.filter(exists) }),
  ),
  refer('connected', ['people'], ({ personId }) => [personId]),
  refer('contacts', ['people'], ({ memberIds }) => memberIds),
  refer('courses', ['people'], ({ sellerId }) => [sellerId]),
  refer('creatorProducts', ['products', 'courses'], ({ id, status }) => (status === 'LIVE' ? [id] : [])), // the shop item
  refer('gigOrders', ['gigs'], ({ gigId }) => [gigId]),
  refer('gigOrders', ['people'], ({ buyerId }) => [buyerId]),
  refer('gigs', ['sellers'], ({ sellerId }) => [sellerId]),
  refer('invitations', ['people'], ({ personId }) => [personId]),
  refer('jobs', ['companies'], ({ companyId }) => [companyId]),
  refer(
    'jobs',
    ['people'],
    ({ postedById }) => [postedById],
    (job) => ({ ...job, postedById: null }),
  ),
  refer('messages', ['contacts', 'channels'], ({ conversationId }) => [conversationId]),
  refer('messages', ['people'], ({ senderId }) => [senderId]),
  refer(
    'messages',
    ['people'],
    ({ readerIds }) => readerIds,
    ({ readerIds, unreadBy, ...message }, exists) => ({
      ...message,
      readerIds: readerIds.filter(exists),
      unreadBy: unreadBy.filter(exists),
    }),
  ),
  refer(
    'notifications',
    ['people'],
    ({ actorId }) => [actorId],
    (notification) => ({ ...notification, actorId: null }),
  ),
  // A thread (MESSAGE) is not stored, and a listing or project (MARKETPLACE) may be missing.
  refer('notifications', ['people'], ({ kind, subjectId }) => (kind === 'NETWORK' ? [subjectId] : [])),
  refer('notifications', ['jobs'], ({ kind, subjectId }) => (kind === 'JOB' ? [subjectId] : [])),
  refer('notifications', ['posts'], ({ kind, subjectId }) => (kind === 'POST' ? [subjectId] : [])),
  refer('ownProjectViews', ['ownProjects', 'projects'], ({ id }) => [id]),
  refer('ownProjectViews', ['people'], ({ ownerId }) => [ownerId]),
  refer('ownProjects', ['clients'], ({ clientId }) => [clientId]),
  refer(
    'people',
    ['companies'],
    ({ employerId }) => [employerId],
    (person) => ({ ...person, employerId: null }),
  ),
  refer('posts', ['people', 'companies'], ({ authorId }) => [authorId]),
  refer(
    'posts',
    ['people'],
    ({ replies }) => replies.map(({ authorId }) => authorId),
    (post, exists) => ({ ...post, replies: post.replies.filter(({ authorId }) => exists(authorId)) }),
  ),
  refer('products', ['people'], ({ sellerId }) => [sellerId]),
  refer('projects', ['clients'], ({ clientId }) => [clientId]),
  refer('proposals', ['people'], ({ freelancerId }) => [freelancerId]),
  refer('proposals', ['projects', 'ownProjects'], ({ projectId }) => [projectId]),
  refer('purchases', ['products', 'courses'], ({ itemId }) => [itemId]),
  refer('relations', ['people'], ({ personId }) => [personId]),
  refer('sellers', ['people'], ({ id }) => [id]),
];

/** The tables whose records are Nodes: an id is unique over all of them. */
export const nodeTables = [
  'channels',
  'companies',
  'contacts',
  'courses',
  'gigs',
  'jobs',
  'ownProjects',
  'people',
  'posts',
  'products',
  'projects',
  'topics',
] as const satisfies readonly Table[];

/** The tables whose records refer to others or are Nodes. */
const checkedTables: ReadonlySet<Table> = new Set([...references.map(({ from }) => from), ...nodeTables]);

/** Stored data as it would be after a change. */
export interface Preview {
  has: (table: Table, id: string) => boolean;
  records: (table: Table) => Iterable<{ id: string }>;
}

const dangling = (id: string) => new Error(`The data refer to '${id}', which does not exist.`);

const referencesOf = new Map(
  references.map(({ from }) => [from, references.filter((reference) => reference.from === from)]),
);

/** Throws if a record of a table refers to an id that does not exist. */
function checkReferences(preview: Preview, table: Table, record: { id: string }): void {
  for (const { to, idsOf } of referencesOf.get(table) ?? [])
    for (const id of idsOf(record as never))
      if (id !== null && !to.some((name) => preview.has(name, id))) throw dangling(id);
}

const isNodeTable = (table: Table): boolean => (nodeTables as readonly Table[]).includes(table);
const duplicate = (id: string) => new Error(`The data contain a duplicate id, '${id}'.`);

/** Throws if a record of a table refers to an id that does not exist, or has the id of another Node. */
export function checkRecord(preview: Preview, table: Table, record: { id: string }): void {
  checkReferences(preview, table, record);
  if (isNodeTable(table) && nodeTables.filter((name) => preview.has(name, record.id)).length > 1)
    throw duplicate(record.id);
}

/** Throws if a record has a dangling reference or the id of another Node. Faster than `checkRecord` for each record. */
export function checkAll(preview: Preview): void {
  const ids = new Set<string>();
  for (const table of checkedTables)
    for (const record of preview.records(table)) {
      checkReferences(preview, table, record);
      if (isNodeTable(table) && ids.size === ids.add(record.id).size) throw duplicate(record.id);
    }
}

/** Throws if a record refers to this id of a table, which does not exist. */
export function checkMissing(preview: Preview, table: Table, id: string): void {
  for (const { from, to, idsOf } of references)
    if (to.includes(table) && !to.some((name) => preview.has(name, id)))
      for (const record of preview.records(from)) if (idsOf(record as never).includes(id)) throw dangling(id);
}
