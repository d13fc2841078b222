import { expect, test } from 'vitest';
import { openLiveInMemory } from '../testing/openLiveInMemory.ts';
import type { ActionName } from '../data/action.ts';
import { company, description, gig, job, mutation, product, project, type Input } from './testing/inputs.ts';

const without = (id: string): unknown => expect.not.arrayContaining([{ id }]);
const conversationId = 'contact-sofia-lindqvist';
const notification = 'notification-sofia-message';

/** For each live action: an input, a query of what it changes, and the data of that query afterwards. */
const effects: Partial<
  Record<ActionName, readonly [input: Input | undefined, query: string, after: object]>
> = {
  addComment: [
    { postId: 'post-helper-texts', text: 'Well said.' },
    '{ post(id: "post-helper-texts") { replies(first: 50) { nodes { text author { name } } } } }',
    {
      post: {
        replies: { nodes: expect.arrayContaining([{ text: 'Well said.', author: { name: 'Maren Holt' } }]) },
      },
    },
  ],
  addEducation: [
    { degree: 'BA Design', school: 'KHiO', duration: '2008 to 2011' },
    '{ viewer { profile { education { degree } } } }',
    { viewer: { profile: { education: expect.arrayContaining([{ degree: 'BA Design' }]) } } },
  ],
  addExperience: [
    { role: 'Captain', company: 'Halden Works', duration: '2026' },
    '{ viewer { profile { experience { role employer { id } } } } }',
    {
      viewer: {
        profile: {
          experience: expect.arrayContaining([{ role: 'Captain', employer: { id: 'company-halden-works' } }]),
        },
      },
    },
  ],
  addPaymentMethod: [
    { label: 'Card' },
    '{ settings { billing { paymentMethods { label } } } }',
    { settings: { billing: { paymentMethods: [{ label: 'Card' }] } } },
  ],
  buyProduct: [
    { productId: 'product-studio-operating-system' },
    '{ product(id: "product-studio-operating-system") { ... on Product { viewerOwns } } }',
    { product: { viewerOwns: true } },
  ],
  choosePlan: [
    { tier: '.BUSINESS' },
    '{ settings { billing { plan { tier } } } billingPlans { tier isCurrent } }',
    {
      settings: { billing: { plan: { tier: 'BUSINESS' } } },
      billingPlans: [
        { tier: 'FREE', isCurrent: false },
        { tier: 'PROFESSIONAL', isCurrent: false },
        { tier: 'BUSINESS', isCurrent: true },
      ],
    },
  ],
  clearRecentSearches: [undefined, '{ recentSearches { id } }', { recentSearches: [] }],
  createCompanyPage: [
    company,
    '{ companies(filter: { query: "Fjord Maps" }) { nodes { name viewerIsMember } } }',
    { companies: { nodes: [{ name: 'Fjord Maps', viewerIsMember: true }] } },
  ],
  createGig: [
    gig,
    '{ gigs(filter: { mineOnly: true }) { nodes { title price viewerIsSeller comparison { name } } } }',
    {
      gigs: {
        nodes: [{ title: gig.title, price: 'Starting at $75', viewerIsSeller: true, comparison: [] }],
      },
    },
  ],
  createJob: [
    job,
    '{ jobs(filter: { query: "Ferry designer" }) { nodes { workplace viewerIsPoster viewed company { id } } } }',
    {
      jobs: {
        nodes: [
          {
            workplace: 'HYBRID',
            viewerIsPoster: true,
            viewed: true,
            company: { id: 'company-halden-works' },
          },
        ],
      },
    },
  ],
  createPost: [
    // FD-12: unique lower-case tags, at most ten.
    { content: 'Hello from the #Ferry #ferry #1 #2 #3 #4 #5 #6 #7 #8 #9 #10' },
    '{ feed(filter: { query: "ferry", tag: "ferry" }) { nodes { tags author { name } } } }',
    {
      feed: {
        nodes: [
          { tags: ['ferry', '1', '2', '3', '4', '5', '6', '7', '8', '9'], author: { name: 'Maren Holt' } },
        ],
      },
    },
  ],
  createProject: [
    { title: 'Tree atlas', description },
    '{ viewer { profile { projects { title project { viewerIsClient duration } } } } }',
    {
      viewer: {
        profile: {
          projects: expect.arrayContaining([
            { title: 'Tree atlas', project: { viewerIsClient: true, duration: null } },
          ]),
        },
      },
    },
  ],
  downloadProduct: [
    { productId: 'product-one-page-cv' },
    '{ product(id: "product-one-page-cv") { ... on Product { viewerOwns } } }',
    { product: { viewerOwns: true } },
  ],
  leaveChannel: [
    { channelId: 'channel-design-critique' },
    '{ channels { id } }',
    { channels: without('channel-design-critique') },
  ],
  markConversationRead: [
    { conversationId },
    `{ contact(id: "${conversationId}") { unread notifications { read } } }`,
    { contact: { unread: null, notifications: [{ read: true }] } },
  ],
  markJobViewed: [
    { jobId: 'job-brand-designer' },
    '{ job(id: "job-brand-designer") { viewed } }',
    { job: { viewed: true } },
  ],
  markNotificationRead: [
    { id: notification },
    '{ viewer { unreadNotificationCount } }',
    { viewer: { unreadNotificationCount: 2 } },
  ],
  markNotificationsRead: [
    { ids: [notification, 'notification-jiho-invitation'] },
    '{ viewer { unreadNotificationCount } }',
    { viewer: { unreadNotificationCount: 1 } },
  ],
  markNotificationsUnread: [
    { ids: ['notification-chidi-invitation'] },
    '{ viewer { unreadNotificationCount } }',
    { viewer: { unreadNotificationCount: 4 } },
  ],
  postProject: [
    project,
    '{ projects(filter: { query: "Tree map of Bergen" }) { nodes { budget viewerIsClient client { name } } } }',
    {
      projects: {
        nodes: [{ budget: '$1,000 - $2,000', viewerIsClient: true, client: { name: 'Maren Holt' } }],
      },
    },
  ],
  publishProduct: [
    { product },
    '{ creatorDashboard { products(query: "Calm course") { nodes { status visibility } } } }',
    { creatorDashboard: { products: { nodes: [{ status: 'PENDING_REVIEW', visibility: 'PUBLIC' }] } } },
  ],
  reportPost: [{ postId: 'post-helper-texts', reason: '.SPAM' }, '{ viewer { id } }', {}],
  saveSettings: [
    { appearance: { theme: '.DARK', density: '.COMPACT', reducedMotion: true, highContrast: false } },
    '{ settings { appearance { theme } profile { firstName } } }',
    { settings: { appearance: { theme: 'DARK' }, profile: { firstName: 'Maren' } } },
  ],
  setJobAlert: [
    { filter: { query: 'captain' }, name: 'Captain', enabled: true },
    '{ jobAlerts { term } jobs(filter: { query: "captain" }) { viewerHasAlert } }',
    { jobAlerts: expect.arrayContaining([{ term: 'captain' }]), jobs: { viewerHasAlert: true } },
  ],
  share: [
    { id: 'post-helper-texts', method: '.DEVICE' },
    '{ post(id: "post-helper-texts") { shares } }',
    { post: { shares: 10 } },
  ],
  updateCompanyPage: [
    { companyId: 'company-halden-works', company },
    '{ company(id: "company-halden-works") { name size openPositions } }',
    { company: { name: 'Fjord Maps', size: 'FROM_10_TO_50' } },
  ],
  updateGig: [
    { gigId: 'gig-booking-flow-review', gig },
    '{ gig(id: "gig-booking-flow-review") { title packages { standard { price } } reviewSummary { count } } }',
    { gig: { title: gig.title, packages: { standard: null } } },
  ],
  updateJob: [
    { jobId: 'job-design-intern', job },
    '{ job(id: "job-design-intern") { title workplace about applicants } }',
    { job: { title: job.title, workplace: 'HYBRID', about: description, applicants: 6 } },
  ],
  updateProduct: [
    { id: 'own-product-research-plan-kit', product: { ...product, price: 12.5 } },
    '{ product(id: "product-research-plan-kit") { ... on Product { title priceText } } }',
    { product: { title: 'Calm course', priceText: '$12.50' } },
  ],
  updateProfile: [
    { name: 'Maren B. Holt', website: '' },
    '{ viewer { name client { name avatar } profile { website about } } project(id: "project-design-tokens") { client { name } } }',
    {
      viewer: {
        name: 'Maren B. Holt',
        client: { name: 'Maren B. Holt', avatar: '/art/person-maren-holt.svg' },
        profile: { website: null },
      },
      project: { client: { name: 'Maren B. Holt' } },
    },
  ],
  updateProject: [
    { projectId: 'project-design-tokens', project },
    '{ project(id: "project-design-tokens") { title budget detailedDescription proposals } }',
    { project: { title: project.title, budget: '$1,000 - $2,000', proposals: 4 } },
  ],
};

test.each(Object.entries(effects))('%s changes what queries answer', async (name, [input, query, after]) => {
  const { ask } = openLiveInMemory();
  const { data, errors, extensions } = await ask(mutation(name, input));
  expect(errors).toBeUndefined();
  expect(data).toEqual({ [name]: { userErrors: [] } });
  expect(extensions).toEqual({ seq: 2 });
  const read = await ask(query);
  expect(read.errors).toBeUndefined();
  expect(read.data).toMatchObject(after);
});
