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

/** What is stored, to read. */
type Stored = { readonly [K in keyof Sample]: Readonly<Sample[K]> };

export type Store = ReturnType<typeof createStore>;

/** All that is stored by id, with the orders and relations that resolvers need; one of its own for each server. */
export function createStore(start = Date.now()) {
  let sample = createSample(createClock(start));
  const store = {
    ...derive(sample),
    /** All that is stored, for what no list or relation tells. */
    sample: sample as Stored,
    /**
     * Changes what is stored; lists, searches and counts are made of it anew. `by` changes a copy, which takes the
     * place of what is stored when all of that is made: a change that throws leaves everything as it was.
     */
    change(by: (copy: Sample) => void): void {
      const copy = structuredClone(sample);
      by(copy);
      Object.assign(store, derive(copy), { sample: copy });
      sample = copy;
    },
  };
  return store;
}

/** What is stored, as resolvers find it. */
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
    /** The object with this id, whatever its kind. */
    node: (id: string): NodeRecord | null => find(everything, id)?.record ?? null,
    /** The kind of the object with this id. */
    typeOf: (id: string): NodeKind | null => everything.get(id)?.kind ?? null,
  };
}
