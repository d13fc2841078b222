import { accountStore, notificationStore } from '../account/store.ts';
import {
  applyChanges,
  checkChanges,
  checkData,
  type Change,
  type Indexes,
  type Registered,
} from './changes.ts';
import { conversationStore, messageStore } from '../channel/store.ts';
import { companyPageStore, companyStore } from '../company/store.ts';
import { creatorStore } from '../creator/store.ts';
import { gigOrderStore, gigStore } from '../gig/store.ts';
import { applicationStore, jobMatchStore, jobSearchStore, jobStore } from '../job/store.ts';
import { connectionStore, invitationStore } from '../network/store.ts';
import { threadStore } from '../network/threads.ts';
import { personStore, relationStore } from '../person/store.ts';
import { postStore, topicStore } from '../post/store.ts';
import { productStore, shopItemStore } from '../product/store.ts';
import { listsOffers } from './visibility.ts';
import { ownProjectStore, projectMatchStore, projectStore, visibleProjectStore } from '../project/store.ts';
import { peopleFor } from './guest.ts';
import { createPresence } from './presence.ts';
import { createEnlargedSample, type Sizes } from './enlarge.ts';
import { accountsWith, ownValuesOf, dataFor, type OwnValuesByAccount } from './own.ts';
import type { Data } from './sample.ts';
import { searchStore } from '../search/store.ts';
import type { Noun } from './noun.ts';
import { readId } from '../shared/lookup.ts';
import { everything, noteChange, withoutReading } from '../shared/reading.ts';
import type { Mark } from '../shared/marks.ts';

export type Stored = {
  readonly [K in keyof Data]: Data[K] extends Map<string, infer T> ? ReadonlyMap<string, T> : Data[K];
};

export type Store = ReturnType<typeof openAccount>;

/** A & B for the union A | B. */
type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** Unlike a spread, it keeps getters. */
function merge<const Parts extends readonly object[]>(...parts: Parts) {
  const descriptors = parts.map((part) => Object.getOwnPropertyDescriptors(part));
  return Object.defineProperties(
    {},
    Object.assign({}, ...descriptors) as PropertyDescriptorMap,
  ) as Intersection<Parts[number]>;
}

/** Creates nouns (`noun.ts`), the parts of a store, over data, and adds their indexes to a list. */
const creatorOf =
  (data: Data, indexes: Registered[]) =>
  <Reads extends keyof Data, Made>({ reads, create }: Noun<Reads, Made>): Made =>
    create(data, (index) => {
      indexes.push({ reads, index, own: data });
      return index;
    });

/** Creates the searches and relations that read nothing of an account. */
function createSharedNouns(data: Data, indexes: Registered[]) {
  const create = creatorOf(data, indexes);
  const jobs = create(jobStore);
  return merge(
    jobs,
    create(applicationStore),
    create(companyStore(jobs)),
    create(companyPageStore),
    create(gigStore),
    create(gigOrderStore),
    create(personStore),
    create(postStore),
    create(topicStore),
    create(productStore),
    create(projectStore),
    create(ownProjectStore),
    create(searchStore),
  );
}
type SharedNouns = ReturnType<typeof createSharedNouns>;

/** Creates the searches and relations of an account; some replace a shared one by the account's view of it. */
function createOwnNouns(
  shared: SharedNouns,
  data: Data,
  indexes: Registered[],
  showsOffers: (person: string) => boolean,
) {
  const create = creatorOf(data, indexes);
  const messages = create(messageStore);
  const connections = create(connectionStore);
  const invitations = create(invitationStore);
  return merge(
    create(accountStore),
    create(notificationStore),
    create(conversationStore),
    messages,
    create(threadStore(messages)),
    create(jobMatchStore(shared)),
    create(jobSearchStore(shared)),
    create(creatorStore),
    connections,
    invitations,
    create(relationStore(shared, merge(connections, invitations))),
    create(projectMatchStore(shared)),
    create(visibleProjectStore(shared, showsOffers)),
    create(shopItemStore),
  );
}
type OwnNouns = ReturnType<typeof createOwnNouns>;
type Nouns = Omit<SharedNouns, keyof OwnNouns> & OwnNouns;

interface Shared {
  /** All stored data. Each account has values for itself: those of the account `viewer` are here, the others in `values`. */
  data: Data;
  values: OwnValuesByAccount;
  nouns: SharedNouns;
  indexes: Indexes & { byAccount: Map<string, Registered[]> };
  version: number;
  presence: ReturnType<typeof createPresence>;
  of: (account: string) => Store;
}

/** Creates the store of an account: all records that it reads, with the searches and relations that resolvers need. */
function openAccount(shared: Shared, account: string) {
  const data = dataFor(shared.data, shared.values, account);
  const indexes: Registered[] = [];
  shared.indexes.byAccount.set(account, indexes);
  const showsOffers = (person: string): boolean => listsOffers(person, shared.of(account));
  const nouns = merge(shared.nouns, createOwnNouns(shared.nouns, data, indexes, showsOffers)) as Nouns;
  const nodes = {
    Channel: nouns.channels,
    Company: nouns.companies,
    Contact: nouns.contacts,
    Course: nouns.courses,
    Gig: nouns.gigs,
    Job: nouns.jobs,
    Person: peopleFor(nouns.people, account),
    Post: nouns.posts,
    Product: nouns.products,
    Project: nouns.projects,
    Topic: nouns.topics,
  };
  type NodeKind = keyof typeof nodes;
  type NodeRecord = NonNullable<ReturnType<(typeof nodes)[NodeKind]['get']>>;
  const kinds = Object.keys(nodes) as NodeKind[];
  const typeOf = (id: string): NodeKind | null => kinds.find((kind) => nodes[kind].has(id)) ?? null;
  const stored: Stored = data;

  return merge(nouns, {
    nodes,
    typeOf,
    node(id: string): NodeRecord | null {
      const kind = typeOf(readId('id', id));
      return kind && (nodes[kind].get(id) ?? null);
    },
    /** The stored data that the account reads, for reads that no list or relation covers. */
    data: stored,
    /** The stored data of all accounts. A resolver never reads it. */
    everything: shared.data satisfies Stored,
    /** The accounts that have set all these marks on an object. */
    accountsWith: (marks: readonly Mark[], id: string): string[] =>
      accountsWith(shared.data, shared.values, marks, id),
    /** The number of changes so far. */
    get version() {
      return shared.version;
    },
    /** Whether changes still reach the lists. A request can hold a store that has left the memory. */
    get isOpen() {
      return shared.indexes.byAccount.get(account) === indexes;
    },
    /** The store of an account; its data are built on their first use. */
    of: (other: string): Store => shared.of(other),
    /** Whether an account has acted in the last minutes, and shows it. */
    isOnline: (other: string): boolean =>
      shared.presence.hasActed(other) && shared.of(other).settings.privacy.onlineStatus,
    /** Builds the indexes that all accounts share, a part of one with each step, so that no request waits for them. */
    *prepare(): Generator<void> {
      for (const { index } of shared.indexes.shared) if (index.prepare) yield* index.prepare();
    },
    /** Throws if `change` with these changes would leave a dangling reference or a duplicate id. */
    check: (...changes: readonly Change[]): void => checkChanges(shared.data, changes),
    /**
     * Changes the stored data and all indexes. Marks and own values are those of this account. A change puts a new record
     * and never modifies one. Throws if a reference would be dangling; then nothing has changed.
     */
    change(...changes: readonly Change[]): void {
      const values = ownValuesOf(shared.data, shared.values, account);
      applyChanges(shared.data, shared.indexes, changes, { account, values });
      shared.presence.note(account);
      shared.version += 1;
      noteChange(everything);
    },
  });
}

interface StoreMap {
  get: (account: string) => Store | undefined;
  set: (account: string, store: Store) => void;
}

/**
 * Opens stored data. Returns the store of its account `viewer`; `of` returns another account's, whose person exists. Throws
 * if a reference is dangling. `createMap` makes the cache of the others, which may drop one and call `close` (live mode).
 */
export function openStore(
  data: Data,
  values: OwnValuesByAccount = new Map(),
  createMap: (close: (account: string) => void) => StoreMap = () => new Map<string, Store>(),
): Store {
  checkData(data);
  const others = createMap((account) => {
    // No change reaches them from now on, so an answer that was computed from them would become stale.
    for (const { index } of shared.indexes.byAccount.get(account) ?? []) index.discard();
    shared.indexes.byAccount.delete(account);
  });
  const sharedIndexes: Registered[] = [];
  const shared: Shared = {
    data,
    values,
    nouns: createSharedNouns(data, sharedIndexes),
    indexes: { shared: sharedIndexes, byAccount: new Map() },
    version: 0,
    presence: createPresence(),
    of(account) {
      if (account === data.viewer.id) return first;
      let opened = others.get(account);
      if (!opened) {
        opened = withoutReading(() => openAccount(shared, account));
        others.set(account, opened);
      }
      return opened;
    },
  };
  const first = openAccount(shared, data.viewer.id);
  return first;
}

/** Creates a store over the sample data, as at `start`. `sizes` adds generated records. */
export const createStore = (start = Date.now(), sizes: Sizes = {}): Store =>
  openStore(createEnlargedSample(start, sizes));
