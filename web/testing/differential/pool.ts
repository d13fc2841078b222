import type { Store } from '../../../server/store.ts';

const size = 3;
const some = (ids: Iterable<string>, count = size) => [...ids].slice(0, count);
const idsOf = (records: Iterable<{ id: string }>) => [...records].map(({ id }) => id);

/**
 * The ids of objects that actions change, by kind: some of the sample, and all that actions have created. The tab has
 * loaded their screens, as a user has before the action.
 */
export function poolOf(store: Store, created: readonly string[] = []) {
  const { sample, viewer } = store;
  const add = (kind: string, ids: readonly string[]) => [
    ...ids,
    ...created.filter((id) => id.startsWith(`${kind}-`)),
  ];
  const own = [...sample.ownProjectViews.values()].filter(({ ownerId }) => ownerId === viewer.id);
  const jobs = [...sample.jobs.values()];
  const gigs = [...sample.gigs.values()];
  const isOwnGig = (id: string) => sample.gigs.get(id)?.sellerId === viewer.id;
  const isSample = ({ id }: { id: string }) => !created.includes(id);
  return {
    channels: some(sample.channels.keys()),
    companies: add('company', [
      ...(viewer.company ? [viewer.company.id] : []),
      ...some(sample.companies.keys()).filter((id) => id !== viewer.company?.id),
    ]),
    contacts: some(sample.contacts.keys()),
    creatorProducts: [
      ...some(
        idsOf([...sample.creatorProducts.values()].filter((one) => isSample(one) && one.status === 'LIVE')),
        2,
      ),
      ...some(
        idsOf([...sample.creatorProducts.values()].filter((one) => isSample(one) && one.status !== 'LIVE')),
        2,
      ),
      // A deleted product is left out.
      ...created.filter((id) => sample.creatorProducts.has(id)),
    ],
    gigs: some(idsOf(gigs.filter(({ sellerId }) => sellerId !== viewer.id))),
    ownGigs: add('gig', some(idsOf(gigs.filter((one) => isSample(one) && isOwnGig(one.id))), 2)),
    jobs: some(idsOf(jobs.filter(({ postedById }) => postedById !== viewer.id))),
    postings: add('job', some(idsOf(jobs.filter((one) => isSample(one) && one.postedById === viewer.id)), 2)),
    people: [
      ...some(sample.people.keys(), 2),
      ...some(idsOf(store.suggested().slice(0, 2))),
      ...some(store.invitationOf.keys(), 1),
    ],
    posts: add('post', some(idsOf([...sample.posts.values()].filter((one) => isSample(one) && one.inFeed)))),
    projects: some(idsOf([...sample.projects.values()].filter(isSample))),
    ownProjects: add('project', some(idsOf(own.filter(isSample)))),
    shopItems: [...some(store.products.keys(), 4), ...some(store.courses.keys(), 4)],
  };
}

export type Pool = ReturnType<typeof poolOf>;
