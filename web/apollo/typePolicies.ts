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
import { byId, connectionField, countField, growth, listField } from './tabFields.ts';
import {
  createdList,
  listWithin,
  viewerConditions,
  viewerList,
  type Listed,
  type ViewerCondition,
} from './viewerLists.ts';

type Options = FieldFunctionOptions;

/** The list that a filter asks for: one of the viewer's own, or the one that everybody sees. */
const asked = (list: Listed) => {
  const conditions: readonly string[] = viewerConditions[list];
  return ({ args }: Options) => {
    const filter = args?.['filter'] as Record<string, unknown> | undefined;
    const condition = conditions.find((name) => filter?.[name]);
    return condition ? viewerList(list, condition as ViewerCondition<Listed>) : createdList(list);
  };
};

const within =
  (typename: string, field: string) =>
  ({ readField }: Options) =>
    listWithin(typename, String(readField('id')), field);
/** What the contact or channel behind a thread knows of it: null once its conversation was opened. */
const unreadOf = ({ readField }: Options) =>
  readField<number | null>('unread', readField<Reference>('contact') ?? readField<Reference>('channel'));

/** What the tab has marked as read leaves the list of what is unread, and every count of it. */
const unread = () => [viewerList('notifications', 'unreadOnly')];

const jobs = connectionField({ list: asked('jobs'), holds: fits(filteredJob) });

const standing = within('Project', 'standing');

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
        list: asked('companies'),
        holds: fits(filteredCompany),
      }),
      feed: connectionField({ list: asked('feed') }),
      gigs: connectionField({ list: asked('gigs'), holds: fits(filteredGig) }),
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
      products: connectionField({ list: asked('products') }),
      projects: connectionField({ list: asked('projects') }),
      proposals: connectionField({ list: () => viewerList('proposals') }),
      connections: connectionField({
        list: () => viewerList('connections'),
        holds: fits(filteredConnection),
      }),
      invitations: connectionField({
        list: () => viewerList('invitations'),
        holds: fits(filteredInvitation),
      }),
      notifications: connectionField({
        list: asked('notifications'),
        holds: (one, { args, readField }) => {
          const kind = (args?.['filter'] as NotificationFilter | undefined)?.kind;
          return !kind || readField('kind', one) === kind;
        },
      }),
      jobAlerts: jobAlertsField,
      recentSearches: recentSearchesField,
      channels: listField({ list: () => viewerList('channels') }),
    },
  },
  // Has no id, and screens ask for different fields of it, as of NetworkSummary: one answer adds to another.
  PostAuthor: { merge: true },
  Post: {
    fields: {
      comments: countField((options) => [within('Post', 'replies')(options)]),
      shares: countField((options) => [within('Post', 'sharedBy')(options)]),
      replies: connectionField({ list: within('Post', 'replies'), place: 'last' }),
    },
  },
  Profile: {
    fields: {
      projects: listField({ list: within('Profile', 'projects') }),
      jobPostings: listField({ list: within('Profile', 'jobPostings') }),
      gigs: listField({ list: within('Profile', 'gigs') }),
      experience: listField({ list: within('Profile', 'experience') }),
      education: listField({ list: within('Profile', 'education') }),
      posts: connectionField({ list: within('Profile', 'posts') }),
      stats: {
        read: (told: { posts?: number } | undefined, options) =>
          told?.posts === undefined
            ? told
            : { ...told, posts: told.posts + growth(() => [within('Profile', 'posts')(options)], options) },
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
              growth(
                () => [viewerList('jobs', 'appliedOnly')],
                options,
                (job) => options.readField('id', job) === options.readField('id'),
              ),
      },
    },
  },
  Project: {
    fields: {
      viewerProposals: listField({ list: within('Project', 'viewerProposals') }),
      proposals: countField((options) => [standing(options)]),
      activity: {
        read: (told: { proposals?: number } | undefined, options) =>
          told?.proposals === undefined
            ? told
            : { ...told, proposals: told.proposals + growth(() => [standing(options)], options) },
      },
    },
  },
  // It has no id, and what one screen knows of it another adds to.
  CreatorDashboard: {
    merge: true,
    fields: {
      products: connectionField({ list: () => viewerList('creatorProducts') }),
      totalProducts: countField(() => [viewerList('creatorProducts')]),
    },
  },
  // It has no id: what the list knows of it stays when the project's page asks for other fields.
  ProjectDetails: { merge: true },
  Company: {
    fields: {
      jobs: listField({ list: within('Company', 'jobs') }),
      openPositions: countField((options) => [within('Company', 'jobs')(options)]),
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
              growth(unread, options, (one) => options.readField('kind', one) === options.readField('kind')),
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
