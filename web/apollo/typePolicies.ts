import type { FieldFunctionOptions, Reference, TypePolicies } from '@apollo/client';
import type { JobFilter, NotificationFilter } from '../generated/graphql.ts';
import {
  filteredCompany,
  filteredConnection,
  filteredGig,
  filteredInvitation,
  filteredJob,
} from './filtered.ts';
import { alertId, alertsField, hasAlert, jobAlertsField, recentSearchesField } from './jobSearches.ts';
import { fits } from './matching.ts';
import { searchField } from './searchField.ts';
import { byId, connectionField, countField, localGrowth, listField } from './localFields.ts';
import { listWithin, listsAsked, viewerList, type Listed } from './viewerLists.ts';

type Options = FieldFunctionOptions;

/** The lists that the filter of a field asks for. */
const asked =
  (list: Listed) =>
  ({ args }: Options) =>
    listsAsked(list, args?.['filter'] as Record<string, unknown> | undefined);

const within =
  (typename: string, field: string) =>
  ({ readField }: Options) => [listWithin(typename, String(readField('id')), field)];
/** What the contact or channel behind a thread knows of it: null once its conversation was opened. */
const unreadOf = ({ readField }: Options) =>
  readField<number | null>('unread', readField<Reference>('contact') ?? readField<Reference>('channel'));

/** What the tab has marked as read leaves the list of what is unread, and every count of it. */
const unread = () => [viewerList('notifications', 'unreadOnly')];

const jobs = connectionField({ lists: asked('jobs'), holds: fits(filteredJob) });

const activeProposals = within('Project', 'activeProposals');

/** How Apollo's cache reads what actions change: the server's answer with the tab's part laid over it. */
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
        lists: asked('companies'),
        holds: fits(filteredCompany),
      }),
      feed: connectionField({ lists: asked('feed') }),
      gigs: connectionField({ lists: asked('gigs'), holds: fits(filteredGig) }),
      jobs: {
        read: (told, options) => {
          const connection = jobs.read!(told, options) as { viewerHasAlert?: boolean } | undefined;
          if (connection?.viewerHasAlert === undefined) return connection;
          const filter = (options.args?.['filter'] ?? {}) as JobFilter;
          const viewerHasAlert = hasAlert(connection.viewerHasAlert, filter, options);
          return { ...connection, viewerHasAlert };
        },
      },
      search: searchField,
      products: connectionField({ lists: asked('products') }),
      projects: connectionField({ lists: asked('projects') }),
      proposals: connectionField({ lists: () => [viewerList('proposals')] }),
      connections: connectionField({
        lists: () => [viewerList('connections')],
        holds: fits(filteredConnection),
      }),
      invitations: connectionField({
        lists: () => [viewerList('invitations')],
        holds: fits(filteredInvitation),
      }),
      notifications: connectionField({
        lists: asked('notifications'),
        holds: (one, { args, readField }) => {
          const kind = (args?.['filter'] as NotificationFilter | undefined)?.kind;
          return !kind || readField('kind', one) === kind;
        },
      }),
      jobAlerts: jobAlertsField,
      recentSearches: recentSearchesField,
      channels: listField({ lists: () => [viewerList('channels')] }),
    },
  },
  // Has no id, and screens ask for different fields of it, as of NetworkSummary: one answer adds to another.
  PostAuthor: { merge: true },
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
        read: (told: { posts?: number } | undefined, options) =>
          told?.posts === undefined
            ? told
            : { ...told, posts: told.posts + localGrowth(within('Profile', 'posts'), options) },
      },
    },
  },
  Job: {
    fields: {
      applicants: {
        read: (told: number | undefined, options) =>
          told === undefined
            ? told
            : told +
              localGrowth(
                () => [viewerList('jobs', 'appliedOnly')],
                options,
                (job) => options.readField('id', job) === options.readField('id'),
              ),
      },
    },
  },
  Project: {
    fields: {
      viewerProposals: listField({ lists: within('Project', 'viewerProposals') }),
      proposals: countField(activeProposals),
      activity: {
        read: (told: { proposals?: number } | undefined, options) =>
          told?.proposals === undefined
            ? told
            : { ...told, proposals: told.proposals + localGrowth(activeProposals, options) },
      },
    },
  },
  // It has no id, and what one screen knows of it another adds to.
  CreatorDashboard: {
    merge: true,
    fields: {
      products: connectionField({ lists: () => [viewerList('creatorProducts')] }),
      totalProducts: countField(() => [viewerList('creatorProducts')]),
    },
  },
  // It has no id: what the list knows of it stays when the project's page asks for other fields.
  ProjectDetails: { merge: true },
  Company: {
    fields: {
      jobs: listField({ lists: within('Company', 'jobs') }),
      openPositions: countField(within('Company', 'jobs')),
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
      unreadMessages: countField(() => [viewerList('unreadMessages')]),
      unreadNotifications: countField(unread),
    },
  },
  NotificationConnection: { fields: { unreadCount: countField(unread) } },
  NotificationKindCount: {
    fields: {
      unread: {
        read: (told: number | undefined, options) =>
          told === undefined
            ? told
            : told +
              localGrowth(
                unread,
                options,
                (one) => options.readField('kind', one) === options.readField('kind'),
              ),
      },
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
      unread: (told: boolean, options) => told && unreadOf(options) !== null,
      unreadCount: (told: number, options) => (unreadOf(options) === null ? 0 : told),
    },
  },
  // It has no id: one list is asked for with and without its choices.
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
