import type { FieldFunctionOptions, Reference, TypePolicies } from '@apollo/client';
import type { JobFilter } from '../generated/graphql.ts';
import {
  filteredCompany,
  filteredConnection,
  filteredGig,
  filteredInvitation,
  filteredJob,
  filteredNotification,
} from './filtered.ts';
import { isLoggedOut } from './isLoggedOut.ts';
import { alertId, alertsField, hasAlert, jobAlertsField, recentSearchesField } from './jobSearches.ts';
import { matchesFilter } from './matching.ts';
import { searchField } from './searchField.ts';
import { byId, connectionField, countField, localGrowth, listField } from './localFields.ts';
import { listWithin, listsOfFilter, viewerList, type FilteredList } from './viewerLists.ts';

type Options = FieldFunctionOptions;

/** The local lists that the filter of a field selects. */
const byFilter =
  (list: FilteredList) =>
  ({ args }: Options) =>
    listsOfFilter(list, args?.['filter'] as Record<string, unknown> | undefined);

const within =
  (typename: string, field: string) =>
  ({ readField }: Options) => [listWithin(typename, String(readField('id')), field)];
/** The unread count of a thread's contact or channel; null once the conversation was opened. */
const unreadOf = ({ readField }: Options) =>
  readField<number | null>('unread', readField<Reference>('contact') ?? readField<Reference>('channel'));

/** Notifications read in this tab leave the unread list and every count of it. */
const unread = () => [viewerList('notifications', 'unreadOnly')];

/** A field about the viewer: while nobody is logged in it has the value for others. */
const loggedIn =
  <T>(forOthers: T) =>
  (serverValue: T | undefined, options: Options) =>
    serverValue !== undefined && isLoggedOut(options) ? forOthers : serverValue;

const jobs = connectionField({ lists: byFilter('jobs'), holds: matchesFilter(filteredJob) });

/** The number of a job's applicants. A `CompanyJob` and a `JobPosting` have the id of their job. */
const applicants = countField(
  () => [viewerList('jobs', 'appliedOnly')],
  (job, { readField }) => readField('id', job) === readField('id'),
);

const activeProposals = within('Project', 'activeProposals');

/** The field policies that apply local changes to the server's data. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      post: byId('Post'),
      company: byId('Company'),
      gig: byId('Gig'),
      job: byId('Job'),
      project: byId('Project'),
      creatorProduct: byId('CreatorProduct'),
      companies: connectionField({
        lists: byFilter('companies'),
        holds: matchesFilter(filteredCompany),
      }),
      feed: connectionField({ lists: byFilter('feed') }),
      gigOrders: connectionField({ lists: () => [viewerList('gigOrders')] }),
      receivedGigOrders: connectionField({ lists: () => [viewerList('receivedGigOrders')] }),
      gigs: connectionField({ lists: byFilter('gigs'), holds: matchesFilter(filteredGig) }),
      jobs: {
        read: (serverValue, options) => {
          const connection = jobs.read!(serverValue, options) as { viewerHasAlert?: boolean } | undefined;
          if (connection?.viewerHasAlert === undefined) return connection;
          const filter = (options.args?.['filter'] ?? {}) as JobFilter;
          const viewerHasAlert = hasAlert(connection.viewerHasAlert, filter, options);
          return { ...connection, viewerHasAlert };
        },
      },
      search: searchField,
      products: connectionField({ lists: byFilter('products') }),
      projects: connectionField({ lists: byFilter('projects') }),
      proposals: connectionField({ lists: () => [viewerList('proposals')] }),
      connections: connectionField({
        lists: () => [viewerList('connections')],
        holds: matchesFilter(filteredConnection),
      }),
      invitations: connectionField({
        lists: () => [viewerList('invitations')],
        holds: matchesFilter(filteredInvitation),
      }),
      notifications: connectionField({
        lists: byFilter('notifications'),
        holds: matchesFilter(filteredNotification),
      }),
      jobAlerts: jobAlertsField,
      recentSearches: recentSearchesField,
      channels: listField({ lists: () => [viewerList('channels')] }),
    },
  },
  // Without an id, like NetworkSummary: screens select different fields, so the results are merged.
  PostAuthor: { merge: true },
  ReviewSummary: { merge: true },
  Post: {
    fields: {
      comments: countField(within('Post', 'replies')),
      shares: countField(within('Post', 'sharedBy')),
      replies: connectionField({ lists: within('Post', 'replies'), place: 'last' }),
    },
  },
  Profile: {
    fields: {
      projects: listField({ lists: within('Profile', 'projects') }),
      jobPostings: listField({ lists: within('Profile', 'jobPostings') }),
      gigs: listField({ lists: within('Profile', 'gigs') }),
      experience: listField({ lists: within('Profile', 'experience') }),
      education: listField({ lists: within('Profile', 'education') }),
      posts: connectionField({ lists: within('Profile', 'posts') }),
      stats: {
        read: (serverValue: { posts?: number } | undefined, options) =>
          serverValue?.posts === undefined
            ? serverValue
            : { ...serverValue, posts: serverValue.posts + localGrowth(within('Profile', 'posts'), options) },
      },
    },
  },
  Gig: { fields: { viewerIsSeller: loggedIn(false) } },
  Job: {
    fields: {
      matchScore: loggedIn<number | null>(null),
      viewerIsPoster: loggedIn(false),
      applications: loggedIn<object | null>(null),
      applicants,
    },
  },
  CompanyJob: { fields: { applications: applicants } },
  JobPosting: { fields: { applications: applicants } },
  Project: {
    fields: {
      viewerProposals: listField({ lists: within('Project', 'viewerProposals') }),
      viewerIsClient: loggedIn(false),
      receivedProposals: loggedIn<object | null>(null),
      proposals: countField(activeProposals),
      activity: {
        read: (serverValue: { proposals?: number } | undefined, options) =>
          serverValue?.proposals === undefined
            ? serverValue
            : { ...serverValue, proposals: serverValue.proposals + localGrowth(activeProposals, options) },
      },
    },
  },
  // Without an id: screens select different fields, so the results are merged.
  CreatorDashboard: {
    merge: true,
    fields: {
      products: connectionField({ lists: () => [viewerList('creatorProducts')] }),
      totalProducts: countField(() => [viewerList('creatorProducts')]),
    },
  },
  // Without an id: the list's fields stay when the project's page selects others.
  ProjectDetails: { merge: true },
  Company: {
    fields: {
      jobs: listField({ lists: within('Company', 'jobs') }),
      openPositions: countField(within('Company', 'jobs')),
      viewerIsMember: loggedIn(false),
    },
  },
  Viewer: {
    fields: {
      unreadMessages: countField(() => [viewerList('unreadMessages')]),
      unreadNotifications: countField(unread),
    },
  },
  DashboardTiles: {
    fields: {
      applications: countField(() => [viewerList('jobs', 'appliedOnly')]),
      proposals: countField(() => [viewerList('proposals')]),
      gigs: countField(() => [viewerList('gigs', 'mineOnly')]),
      orders: countField(() => [viewerList('ordersInProgress')]),
      library: countField(() => [viewerList('gigOrders'), viewerList('products', 'ownedOnly')]),
      unreadMessages: countField(() => [viewerList('unreadMessages')]),
      unreadNotifications: countField(unread),
    },
  },
  NotificationConnection: { fields: { unreadCount: countField(unread) } },
  NotificationKindCount: {
    fields: {
      unread: countField(unread, (one, { readField }) => readField('kind', one) === readField('kind')),
    },
  },
  NetworkSummary: {
    merge: true,
    fields: {
      connections: countField(() => [viewerList('connections')]),
      invitations: countField(() => [viewerList('invitations')]),
      unreadMessages: countField(() => [viewerList('unreadMessages')]),
    },
  },
  MessageThread: {
    fields: {
      unread: (serverValue: boolean, options) => serverValue && unreadOf(options) !== null,
      unreadCount: (serverValue: number, options) => (unreadOf(options) === null ? 0 : serverValue),
    },
  },
  // Without an id: the list is requested with and without its filter choices.
  JobConnection: { merge: true },
  JobAlert: { keyFields: (alert) => alertId(alert as Parameters<typeof alertId>[0]) },
  RecentSearch: { fields: { alerts: alertsField } },
  ViewerItems: {
    fields: {
      savedPosts: countField(() => [viewerList('feed', 'savedOnly')]),
      gigs: countField(() => [viewerList('gigs', 'mineOnly')]),
      appliedJobs: countField(() => [viewerList('jobs', 'appliedOnly')]),
      savedJobs: countField(() => [viewerList('jobs', 'savedOnly')]),
      wishlist: countField(() => [
        viewerList('gigs', 'wishlistedOnly'),
        viewerList('products', 'wishlistedOnly'),
      ]),
      savedProjects: countField(() => [viewerList('projects', 'savedOnly')]),
    },
  },
};
