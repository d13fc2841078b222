import { createAccountStore } from './account/store.ts';
import { createChannelStore } from './channel/store.ts';
import { createCompanyStore } from './company/store.ts';
import { createCreatorStore } from './creator/store.ts';
import type { NodeResolvers, ResolversParentTypes } from './generated/resolvers.ts';
import { createGigStore } from './gig/store.ts';
import { createJobStore } from './job/store.ts';
import { find } from './shared/lookup.ts';
import { createNetworkStore } from './network/store.ts';
import { createPersonStore } from './person/store.ts';
import { createPostStore } from './post/store.ts';
import { createProductStore } from './product/store.ts';
import { createProjectStore } from './project/store.ts';
import { createRelations } from './shared/relations.ts';
import { createSample, type Sample } from './sample.ts';
import { createSearchStore } from './search/store.ts';
import { createClock } from './shared/time.ts';

type NodeRecord = ResolversParentTypes['Node'];
/** The types that implement Node in the contract. */
type NodeKind = NonNullable<Awaited<ReturnType<NonNullable<NodeResolvers['__resolveType']>>>>;

/** The stored data, read-only. */
type Stored = { readonly [K in keyof Sample]: Readonly<Sample[K]> };

export type Store = ReturnType<typeof createStore>;

/** Creates a server's store: all records by id, with the orders and relations that resolvers need. */
export function createStore(start = Date.now()) {
  let sample = createSample(createClock(start));
  const store = {
    ...derive(sample),
    /** The stored data, for reads that no list or relation covers. */
    sample: sample as Stored,
    /** The number of changes so far. What was computed at another version may be stale. */
    version: 0,
    /**
     * Changes the stored data and rebuilds all lists, searches and counts. `by` changes a copy, which replaces the
     * data after a successful rebuild. When `by` throws, nothing changes.
     */
    change(by: (copy: Sample) => void): void {
      const copy = structuredClone(sample);
      by(copy);
      Object.assign(store, derive(copy), { sample: copy, version: store.version + 1 });
      sample = copy;
    },
  };
  return store;
}

/** Derives the lists, searches and relations that resolvers read. */
function derive(sample: Sample) {
  const records = {
    ...createAccountStore(sample),
    ...createChannelStore(sample),
    ...createCompanyStore(sample),
    ...createCreatorStore(sample),
    ...createGigStore(sample),
    ...createJobStore(sample),
    ...createNetworkStore(sample),
    ...createPersonStore(sample),
    ...createPostStore(sample),
    ...createProductStore(sample),
    ...createProjectStore(sample),
  };
  const nodes = {
    Channel: records.channels,
    Company: records.companies,
    Contact: records.contacts,
    Course: records.courses,
    Gig: records.gigs,
    Job: records.jobs,
    Person: records.people,
    Post: records.posts,
    Product: records.products,
    Project: records.projects,
    Topic: records.topics,
  } satisfies Record<NodeKind, ReadonlyMap<string, NodeRecord>>;
  const everything = new Map<string, { kind: NodeKind; record: NodeRecord }>();
  for (const [kind, list] of Object.entries(nodes) as [NodeKind, ReadonlyMap<string, NodeRecord>][])
    for (const [id, record] of list) {
      if (everything.has(id)) throw new Error(`The sample data holds the id '${id}' twice.`);
      everything.set(id, { kind, record });
    }

  return {
    ...records,
    ...createRelations(records),
    ...createSearchStore(records, sample.marks),
    nodes,
    /** The object with this id, of any kind. */
    node: (id: string): NodeRecord | null => find(everything, id)?.record ?? null,
    /** The kind of the object with this id. */
    typeOf: (id: string): NodeKind | null => everything.get(id)?.kind ?? null,
  };
}
