import { createStore, type Store } from '../data/store.ts';

/** Creates sample data in which each paged list has more than two items. */
export function createStoreWithLists() {
  const store = createStore();
  const projectIds = [...store.projects.keys()];
  // The sample's viewer has sent no proposals.
  for (const [place, projectId] of projectIds.slice(0, 3).entries())
    store.change({
      put: 'proposals',
      record: {
        id: `proposal-${place}`,
        projectId,
        freelancerId: 'person-maren-holt',
        shortlisted: false,
        bid: 100,
        milestones: [],
        length: 'LESS_THAN_1_MONTH',
        coverLetter: 'Mine',
        status: 'SUBMITTED',
        submittedAt: '2026-01-01T00:00:00.000Z',
      },
    });
  // Nor does the viewer sell a gig.
  const [gig] = store.gigs.values();
  store.change(
    { put: 'sellers', record: { ...store.data.sellers.values().next().value!, id: 'person-maren-holt' } },
    { put: 'gigs', record: { ...gig!, id: 'gig-own', sellerId: 'person-maren-holt' } },
  );
  for (const [place, buyer] of [...store.people.keys()].slice(1, 4).entries())
    store.change({
      put: 'gigOrders',
      record: {
        id: `order-own-${place}`,
        gigId: 'gig-own',
        buyerId: buyer,
        tier: 'BASIC',
        price: 10,
        requirements: null,
        status: 'IN_PROGRESS',
        orderedAt: '2026-01-01T00:00:00.000Z',
        dueAt: '2026-01-08T00:00:00.000Z',
      },
    });
  return store;
}

const largestOf = <T>(all: Iterable<T>, size: (one: T) => number) =>
  [...all].toSorted((a, b) => size(b) - size(a))[0]!;
const ownerOfLongest = (listOf: (id: string) => { totalCount: number }, ids: Iterable<string>) =>
  largestOf(ids, (id) => listOf(id).totalCount);

/** The path to each paged list: fields from Query with their arguments. */
export const pathsOf = (store: Store) =>
  ({
    'Query.companies': 'companies',
    'Query.connections': 'connections',
    'Query.feed': 'feed',
    'Query.gigOrders': 'gigOrders',
    'Query.gigs': 'gigs',
    'Query.invitations': 'invitations',
    'Query.jobPicks': 'jobPicks',
    'Query.jobs': 'jobs',
    'Query.messageThreads': 'messageThreads',
    'Query.notifications': 'notifications',
    'Query.people': 'people',
    'Query.products': 'products',
    'Query.projects': 'projects',
    'Query.proposals': 'proposals',
    'Query.receivedGigOrders': 'receivedGigOrders',
    'Query.search': 'search(query: "design")',
    'Channel.messages': `channel(id: "${ownerOfLongest(store.messagesIn, store.channels.keys())}") messages`,
    'Company.updates': `company(id: "${ownerOfLongest(store.postsByAuthor, store.companies.keys())}") updates`,
    'Contact.messages': `contact(id: "${ownerOfLongest(store.messagesIn, store.contacts.keys())}") messages`,
    'CreatorDashboard.products': 'creatorDashboard products',
    'Gig.reviews': `gig(id: "${largestOf(store.gigs.values(), ({ reviewed }) => reviewed.length).id}") reviews`,
    'Job.applications': 'job(id: "job-content-designer") applications',
    'Project.receivedProposals': 'project(id: "project-design-tokens") receivedProposals',
    'Post.replies': `post(id: "${largestOf(store.posts.values(), ({ replies }) => replies.length).id}") replies`,
    'Profile.posts': `profile(id: "${ownerOfLongest(store.postsByAuthor, store.people.keys())}") posts`,
  }) satisfies Record<string, string>;

/** Splits a path into the owners, from Query, and the list. */
export function splitPath(path: string) {
  const fields = path.match(/\w+(\([^)]*\))?/g)!;
  return { owners: fields.slice(0, -1), list: fields.at(-1)! };
}

/** The selection of a list with more arguments, such as 'first: 1'. */
export const withArguments = (list: string, args: string) =>
  list.endsWith(')') ? list.replace(')', `, ${args})`) : `${list}(${args})`;

/** An operation that selects fields of the list's owner. */
export const operationOf = (owners: readonly string[], selection: string) =>
  `{ ${owners.map((owner) => `${owner} {`).join(' ')} ${selection} ${'}'.repeat(owners.length)} }`;

/** What the operation returns of the owner. */
export function valueOf(data: unknown, owners: readonly string[]): Record<string, unknown> {
  let value = data as Record<string, unknown>;
  for (const owner of owners) value = value[/\w+/.exec(owner)![0]] as typeof value;
  return value;
}
