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
import { createSearchStore } from './search/store.ts';
import { createClock } from './shared/time.ts';

type NodeRecord = ResolversParentTypes['Node'];
/** The types that implement Node in the contract. */
type NodeKind = NonNullable<Awaited<ReturnType<NonNullable<NodeResolvers['__resolveType']>>>>;

export type Store = ReturnType<typeof createStore>;

/** All sample data by id, with the orders that resolvers need; a fresh one for each server. */
export function createStore(start = Date.now()) {
  const clock = createClock(start);
  const records = {
    ...createAccountStore(clock),
    ...createChannelStore(clock),
    ...createCompanyStore(clock),
    ...createCreatorStore(clock),
    ...createGigStore(clock),
    ...createJobStore(clock),
    ...createNetworkStore(clock),
    ...createPersonStore(),
    ...createPostStore(clock),
    ...createProductStore(clock),
    ...createProjectStore(clock),
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
    ...createSearchStore(records),
    nodes,
    /** The object with this id, whatever its kind. */
    node: (id: string): NodeRecord | null => find(everything, id)?.record ?? null,
    /** The kind of the object with this id. */
    typeOf: (id: string): NodeKind | null => everything.get(id)?.kind ?? null,
  };
}
