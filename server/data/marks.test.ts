import { expect, test } from 'vitest';
import { createStore } from './store.ts';
import { ask } from '../testing/ask.ts';

const applied = (jobId: string) => ({
  id: `application-${jobId}`,
  jobId,
  applicantId: 'person-maren-holt',
  note: null,
  email: null,
  phone: null,
  resumeFileName: 'Maren Holt.pdf',
  status: 'APPLIED' as const,
  appliedAt: '2026-01-01T00:00:00.000Z',
});

interface Listed {
  list: { totalCount: number; nodes: { id: string }[] };
}
async function idsOf(store: ReturnType<typeof createStore>, field: string) {
  const { data, errors } = await ask(`{ list: ${field} { totalCount nodes { id } } }`, {}, store);
  expect(errors).toBeUndefined();
  const { list } = data as unknown as Listed;
  expect(list.totalCount).toBe(list.nodes.length);
  return list.nodes.map(({ id }) => id).toSorted();
}

test('savedOnly and appliedOnly of jobs combine with AND', async () => {
  const store = createStore();
  store.change(
    { mark: 'savedJobs', id: 'job-brand-designer', on: true },
    { mark: 'savedJobs', id: 'job-ux-researcher', on: true },
    { put: 'applications', record: applied('job-ux-researcher') },
    { put: 'applications', record: { ...applied('job-brand-designer'), status: 'WITHDRAWN' } },
  );
  expect(await idsOf(store, 'jobs(filter: { savedOnly: true })')).toEqual([
    'job-brand-designer',
    'job-ux-researcher',
  ]);
  expect(await idsOf(store, 'jobs(filter: { appliedOnly: true })')).toEqual(['job-ux-researcher']);
  expect(await idsOf(store, 'jobs(filter: { savedOnly: true, appliedOnly: true })')).toEqual([
    'job-ux-researcher',
  ]);
  expect(await idsOf(store, 'jobs(filter: { savedOnly: true, query: "brand" })')).toEqual([
    'job-brand-designer',
  ]);
  const { data } = await ask(
    `{ job(id: "job-ux-researcher") { saved viewerHasApplied application { status } }
       viewer { items { savedJobCount appliedJobCount } } dashboard { tiles { applicationCount } } }`,
    {},
    store,
  );
  expect(data).toEqual({
    job: { saved: true, viewerHasApplied: true, application: { status: 'APPLIED' } },
    viewer: { items: { savedJobCount: 2, appliedJobCount: 1 } },
    dashboard: { tiles: { applicationCount: 1 } },
  });
});

test("a hidden job is only in the viewer's lists", async () => {
  const store = createStore();
  const all = await idsOf(store, 'jobs(first: 100)');
  store.change(
    { mark: 'hiddenJobs', id: 'job-brand-designer', on: true },
    { mark: 'savedJobs', id: 'job-brand-designer', on: true },
  );
  expect(await idsOf(store, 'jobs(first: 100)')).toEqual(all.filter((id) => id !== 'job-brand-designer'));
  expect(await idsOf(store, 'jobs(filter: { savedOnly: true })')).toEqual(['job-brand-designer']);
  const { data } = await ask(
    `{ search(query: "brand", kinds: [JOB], first: 100) { nodes { ... on Job { id } } } }`,
    {},
    store,
  );
  expect(JSON.stringify(data)).not.toContain('"job-brand-designer"');
});

test('mineOnly and wishlistedOnly of gigs combine with AND', async () => {
  const store = createStore();
  const [own, other] = [...store.gigs.keys()] as [string, string];
  const gig = store.gigs.get(own)!;
  store.change(
    { put: 'sellers', record: { ...store.data.sellers.get(gig.sellerId)!, id: store.viewer.id } },
    { put: 'gigs', record: { ...gig, sellerId: store.viewer.id, isSample: false } },
    { mark: 'wishlistedGigs', id: other, on: true },
  );
  expect(await idsOf(store, 'gigs(filter: { mineOnly: true })')).toEqual([own]);
  expect(await idsOf(store, 'gigs(filter: { wishlistedOnly: true })')).toEqual([other]);
  expect(await idsOf(store, 'gigs(filter: { mineOnly: true, wishlistedOnly: true })')).toEqual([]);
  store.change({ mark: 'wishlistedGigs', id: own, on: true });
  expect(await idsOf(store, 'gigs(filter: { mineOnly: true, wishlistedOnly: true })')).toEqual([own]);
});

test("other marked objects are in the viewer's lists, and their fields say so", async () => {
  const store = createStore();
  const withTag = (tag: string) =>
    store.postCatalogue
      .select({ order: 'RECENT', where: { feed: 'true', tag: tag.toLowerCase() } })
      .slice(0, 1)[0];
  const topic = [...store.topics.values()].find(({ tag }) => withTag(tag))!;
  const post = withTag(topic.tag);
  const [item] = store.shopItems.keys();
  const [project] = store.projectCatalogue.select({ order: 'NEWEST' }).slice(0, 1);
  store.change(
    { mark: 'likedPosts', id: post!.id, on: true },
    { mark: 'savedPosts', id: post!.id, on: true },
    { mark: 'followedTopics', id: topic.id, on: true },
    { mark: 'followedCompanies', id: 'techcorp', on: true },
    { mark: 'wishlistedProducts', id: item!, on: true },
    { mark: 'savedProjects', id: project!.id, on: true },
  );
  expect(await idsOf(store, 'feed(filter: { savedOnly: true, followedTopicsOnly: true })')).toEqual([
    post!.id,
  ]);
  expect(await idsOf(store, 'companies(filter: { followedOnly: true })')).toEqual(['techcorp']);
  expect(await idsOf(store, 'projects(filter: { savedOnly: true })')).toEqual([project!.id]);
  const { data } = await ask(
    `{ post(id: "${post!.id}") { viewerHasLiked viewerHasSaved }
       topics(followedOnly: true) { id viewerIsFollowing }
       products(filter: { wishlistedOnly: true }) { totalCount nodes { ... on Product { id } ... on Course { id } } }
       company(id: "techcorp") { viewerIsFollowing }
       viewer { items { savedPostCount savedProjectCount wishlistCount } } }`,
    {},
    store,
  );
  expect(data).toEqual({
    post: { viewerHasLiked: true, viewerHasSaved: true },
    topics: [{ id: topic.id, viewerIsFollowing: true }],
    products: { totalCount: 1, nodes: [{ id: item }] },
    company: { viewerIsFollowing: true },
    viewer: { items: { savedPostCount: 1, savedProjectCount: 1, wishlistCount: 1 } },
  });
});
