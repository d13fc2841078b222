import { array, assert, asyncProperty, boolean, integer, nat, record as recordOf } from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from './changes.ts';
import { relationId } from './relations.ts';
import { nodeTables } from './references.ts';
import type { RecordOf, Table } from './sample.ts';
import { ask } from '../testing/ask.ts';
import {
  createStoreWithLists,
  operationOf,
  pathsOf,
  splitPath,
  valueOf,
  withArguments,
} from '../testing/pagedLists.ts';

const store = createStoreWithLists();
const paths = pathsOf(store);
const { data: stored } = store;

/** How the items of a list are copied and removed. */
interface Edit {
  copy: (id: string, copyId: string) => Change[];
  drop: (id: string) => Change[];
}

/** Edits the records of a table. */
const inTable = <K extends Table>(table: K, { set = {} }: { set?: Partial<RecordOf<K>> } = {}): Edit => ({
  copy: (id, copyId) => [
    { put: table, record: { ...(stored[table].get(id) as object), ...set, id: copyId } } as never,
  ],
  drop: (id) => [{ drop: table, id }],
});

const tableOf = (id: string) => nodeTables.find((table) => stored[table].has(id))!;
const inTableOf: Edit = {
  copy: (id, copyId) => inTable(tableOf(id)).copy(id, copyId),
  drop: (id) => inTable(tableOf(id)).drop(id),
};

const connectionId = (personId: string) => relationId(stored.viewer.id, personId);
const connections: Edit = {
  copy: (id, copyId) => [
    { put: 'people', record: { ...stored.people.get(id)!, id: copyId } },
    {
      put: 'connected',
      record: {
        ...store.connectionOf.get(id)!,
        ownerId: stored.viewer.id,
        id: connectionId(copyId),
        personId: copyId,
      },
    },
  ],
  drop: (id) => [{ drop: 'connected', id: connectionId(id) }],
};

/** Edits the items within the record whose id the path has. */
function within<K extends 'gigs' | 'posts'>(table: K, field: keyof RecordOf<K>, path: string): Edit {
  const [, owner] = /"([^"]+)"/.exec(path)!;
  const change = (edit: (items: { id: string }[]) => { id: string }[]): Change[] => {
    const record = stored[table].get(owner!) as RecordOf<K> & object;
    return [{ put: table, record: { ...record, [field]: edit(record[field] as { id: string }[]) } } as never];
  };
  return {
    copy: (id, copyId) =>
      change((items) => items.flatMap((item) => (item.id === id ? [item, { ...item, id: copyId }] : item))),
    drop: (id) => change((items) => items.filter((item) => item.id !== id)),
  };
}

const contactOf = (threadId: string) => threadId.replace('thread', 'contact');
const threads: Edit = {
  copy(id, copyId) {
    const contact = stored.contacts.get(contactOf(id));
    if (!contact) return [];
    const record = { ...contact, id: contactOf(copyId) };
    const message = store.lastMessage(contact.id);
    return [
      { put: 'contacts', record },
      { put: 'messages', record: { ...message, id: `message-${copyId}`, conversationId: record.id } },
    ];
  },
  drop: (id) => [
    { drop: 'messages', id: `message-${id}` },
    { drop: 'contacts', id: contactOf(id) },
  ],
};

type Name = keyof typeof paths;

const edits: Record<Name, Edit> = {
  'Query.companies': inTable('companies'),
  'Query.connections': connections,
  'Query.feed': inTable('posts'),
  'Query.gigOrders': inTable('gigOrders'),
  'Query.gigs': inTable('gigs'),
  'Query.invitations': inTable('invitations'),
  'Query.jobPicks': inTable('jobs'),
  'Query.jobs': inTable('jobs'),
  'Query.messageThreads': threads,
  'Query.notifications': inTable('notifications'),
  'Query.people': inTable('people'),
  'Query.products': inTableOf,
  'Query.projects': inTable('projects'),
  'Query.proposals': inTable('proposals'),
  'Query.receivedGigOrders': inTable('gigOrders'),
  'Query.search': inTableOf,
  'Channel.messages': inTable('messages'),
  'Company.updates': inTable('posts'),
  'Contact.messages': inTable('messages'),
  'CreatorDashboard.products': inTable('creatorProducts', { set: { status: 'DRAFT' } }),
  'Gig.reviews': within('gigs', 'reviewed', paths['Gig.reviews']),
  'Job.applications': inTable('applications'),
  'Project.receivedProposals': inTable('proposals'),
  'Post.replies': within('posts', 'replies', paths['Post.replies']),
  'Profile.posts': inTable('posts'),
};

interface Page {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function readPage(name: Name, first: number, after: string | null): Promise<Page> {
  const { owners, list } = splitPath(paths[name]);
  const args = `first: ${first}${after === null ? '' : `, after: "${after}"`}`;
  const fields = ['Query.search', 'Query.products'].includes(name) ? '... on Node { id }' : 'id';
  const selection = `list: ${withArguments(list, args)} { nodes { ${fields} } pageInfo { hasNextPage endCursor } }`;
  const { data, errors } = await ask(operationOf(owners, selection), {}, store);
  expect(errors).toBeUndefined();
  const { nodes, pageInfo } = valueOf(data, owners)['list'] as Page;
  // A CreatorProduct and a ConnectedPerson have ids of their own, each with its record's.
  return { nodes: nodes.map(({ id }) => ({ id: id.replace(/^(own|connection)-/, '') })), pageInfo };
}

async function readAll(name: Name): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    // oxlint-disable-next-line no-await-in-loop -- a page has the cursor of the next one
    const { nodes, pageInfo }: Page = await readPage(name, 100, after);
    ids.push(...nodes.map(({ id }) => id));
    if (ids.length > 2_000) throw new Error('The pages have no end.');
    if (!pageInfo.hasNextPage) return ids;
    after = pageInfo.endCursor;
  }
}

/** What happens between two pages: copies of items are added, and copies are removed, also the item of the cursor. */
const between = recordOf({
  copied: array(nat(), { maxLength: 2 }),
  dropped: array(nat(), { maxLength: 2 }),
  dropsLast: boolean(),
});

/** Whether no other record refers to what the changes remove. */
function isFree(changes: Change[]): boolean {
  try {
    store.check(...changes);
    return true;
  } catch {
    return false;
  }
}

let copies = 0;
const isCopy = (id: string) => id.includes('-copy-');

for (const name of Object.keys(paths) as Name[])
  test(`${name}: pages by cursor survive added and removed items`, async () => {
    const { copy, drop } = edits[name];
    const add = (id: string) => store.change(...copy(id, `${id.split('-copy-')[0]}-copy-${(copies += 1)}`));
    for (const id of (await readAll(name)).slice(0, 4)) add(id);
    await assert(
      asyncProperty(integer({ min: 1, max: 5 }), array(between, { maxLength: 6 }), async (first, changes) => {
        const before = await readAll(name);
        const seen: string[] = [];
        let after: string | null = null;
        for (let place = 0; ; place += 1) {
          // oxlint-disable-next-line no-await-in-loop -- a page has the cursor of the next one
          const { nodes, pageInfo }: Page = await readPage(name, first, after);
          seen.push(...nodes.map(({ id }) => id));
          if (seen.length > 2_000) throw new Error('The pages have no end.');
          if (!pageInfo.hasNextPage) break;
          after = pageInfo.endCursor;
          // oxlint-disable-next-line no-await-in-loop -- changes follow the page
          const listed = await readAll(name);
          const { copied, dropped, dropsLast } = changes[place] ?? {
            copied: [],
            dropped: [],
            dropsLast: false,
          };
          for (const at of copied) add(listed[at % listed.length]!);
          const removable = listed.filter(isCopy);
          const last = dropsLast ? [seen.at(-1)!].filter(isCopy) : [];
          const gone = new Set([...last, ...dropped.flatMap((at) => removable[at % removable.length] ?? [])]);
          for (const id of gone) if (isFree(drop(id))) store.change(...drop(id));
        }
        const remaining = new Set(await readAll(name));
        expect(seen).toEqual([...new Set(seen)]);
        expect(seen.filter((id) => before.includes(id) && remaining.has(id))).toEqual(
          before.filter((id) => remaining.has(id)),
        );
      }),
      { numRuns: 8 },
    );
  });
