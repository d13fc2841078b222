import { getNullableType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';
import { cursorAt } from './shared/connection.ts';
import { createStore } from './store.ts';
import { ask } from './testing/ask.ts';

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
  { put: 'sellers', record: { ...store.sample.sellers.values().next().value!, id: 'person-maren-holt' } },
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
const largestOf = <T>(all: Iterable<T>, size: (one: T) => number) =>
  [...all].toSorted((a, b) => size(b) - size(a))[0]!;
const ownerOfLongest = (listOf: (id: string) => { totalCount: number }, ids: Iterable<string>) =>
  largestOf(ids, (id) => listOf(id).totalCount);

/** The path to each paged list: fields from Query with their arguments. */
const paths: Record<string, string> = {
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
};

const paged = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter(({ type: list }) => isObjectType(getNullableType(list)) && /Connection!?$/.test(String(list)))
        .filter(({ args }) => args.some(({ name }) => name === 'first'))
        .map(({ name }) => `${type.name}.${name}`)
    : [],
);

test('the table has every paged list', () => {
  expect(paged.toSorted()).toEqual(Object.keys(paths).toSorted());
});

for (const [name, path] of Object.entries(paths))
  test(`${name}: numbered pages reach the last item`, async () => {
    const fields = path.match(/\w+(\([^)]*\))?/g)!;
    const owners = fields.slice(0, -1);
    const list = fields.at(-1)!;
    const pageField = (page: number) =>
      `${list.endsWith(')') ? list.replace(')', ',') : `${list}(`} first: 1, page: ${page}) { totalCount edges { cursor } }`;
    const aliased = (page: number) => `p${page}: ${pageField(page)}`;
    const query = `{ ${owners.map((owner) => `${owner} {`).join(' ')} ${[1, 2, 99_999].map(aliased).join(' ')} ${'}'.repeat(owners.length)} }`;
    const { data, errors } = await ask(query, {}, store);
    expect(errors).toEqual([]);
    let answer = data as Record<string, unknown>;
    for (const owner of owners) answer = answer[/\w+/.exec(owner)![0]] as typeof answer;
    const { p1, p2, p99999 } = answer as Record<string, { totalCount: number; edges: { cursor: string }[] }>;
    const total = p1!.totalCount;
    expect(total).toBeGreaterThan(2);
    expect([p1, p2, p99999].map((page) => page!.edges)).toEqual(
      [0, 1, total - 1].map((position) => [{ cursor: cursorAt(position) }]),
    );
  });
