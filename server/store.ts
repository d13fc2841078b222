import { createAccountStore } from './account/store.ts';
import { createChannelStore } from './channel/store.ts';
import { createCompanyStore } from './company/store.ts';
import type { ResolversParentTypes } from './generated/resolvers.ts';
import { createJobStore } from './job/store.ts';
import { byId, find } from './lookup.ts';
import { createNetworkStore } from './network/store.ts';
import { createPersonStore } from './person/store.ts';
import { createPostStore } from './post/store.ts';
import { createProjectStore } from './project/store.ts';
import { createRelations } from './relations.ts';
import { createClock } from './time.ts';

type NodeRecord = ResolversParentTypes['Node'];

export type Store = ReturnType<typeof createStore>;

/** All sample data by id, with the orders that resolvers need; a fresh one for each server and each test. */
export function createStore(start = Date.now()) {
  const clock = createClock(start);
  const records = {
    ...createAccountStore(clock),
    ...createChannelStore(clock),
    ...createCompanyStore(clock),
    ...createJobStore(clock),
    ...createNetworkStore(clock),
    ...createPersonStore(),
    ...createPostStore(clock),
    ...createProjectStore(clock),
    gigs: new Map<string, never>(),
    products: new Map<string, never>(),
    courses: new Map<string, never>(),
  };
  const nodes = {
    Channel: records.channels,
    Company: records.companies,
    Contact: records.contacts,
    Job: records.jobs,
    Person: records.people,
    Post: records.posts,
    Project: records.projects,
    Topic: records.topics,
  };
  const kinds = Object.keys(nodes) as (keyof typeof nodes)[];
  const kindOf = new Map(kinds.flatMap((kind) => [...nodes[kind].keys()].map((id) => [id, kind] as const)));
  const everything = byId(kinds.flatMap((kind): NodeRecord[] => [...nodes[kind].values()]));

  return {
    ...records,
    ...createRelations(records),
    nodes,
    /** The object with this id, whatever its kind. */
    node: (id: string) => find(everything, id),
    /** The kind of the object with this id. */
    typeOf: (id: string) => kindOf.get(id) ?? null,
  };
}
