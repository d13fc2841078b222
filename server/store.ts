import { channels, contacts } from './channel/fixtures.ts';
import { companies } from './company/fixtures.ts';
import { jobs } from './job/fixtures.ts';
import type { ResolversParentTypes } from './generated/resolvers.ts';
import { byId, find } from './lookup.ts';
import { people, viewer } from './person/fixtures.ts';
import { news, posts, topics } from './post/fixtures.ts';
import { createClock } from './time.ts';

type NodeRecord = ResolversParentTypes['Node'];

export type Store = ReturnType<typeof createStore>;

/** All sample data by id, with the orders that resolvers need; a fresh one for each server and each test. */
export function createStore(start = Date.now()) {
  const clock = createClock(start);
  const nodes = {
    Channel: byId(channels),
    Company: byId(companies),
    Contact: byId(contacts(clock)),
    Job: byId(jobs(clock)),
    Person: byId(people),
    Post: byId(posts(clock)),
    Topic: byId(topics),
  };
  const newestFirst = <T extends { postedAt: string }>(list: Iterable<T>) =>
    [...list].toSorted((a, b) => b.postedAt.localeCompare(a.postedAt));
  const suggested = people
    .filter(({ connectionState }) => connectionState === 'NONE')
    .toSorted((a, b) => b.mutualConnections - a.mutualConnections);
  const kinds = Object.keys(nodes) as (keyof typeof nodes)[];
  const everything = byId(kinds.flatMap((kind): NodeRecord[] => [...nodes[kind].values()]));

  return {
    viewer,
    channels: nodes.Channel,
    companies: nodes.Company,
    contacts: nodes.Contact,
    jobs: nodes.Job,
    people: nodes.Person,
    posts: nodes.Post,
    feed: newestFirst(nodes.Post.values()),
    topics,
    news: news(clock),
    suggested,
    topJob: [...nodes.Job.values()].toSorted((a, b) => (b.matchScore ?? 0) - (a.matchScore ?? 0))[0] ?? null,
    /** The object with this id, whatever its kind. */
    node: (id: string) => find(everything, id),
    /** The kind of the object with this id. */
    typeOf: (id: string) => kinds.find((kind) => nodes[kind].has(id)) ?? null,
  };
}
