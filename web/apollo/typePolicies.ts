import type {
  FieldFunctionOptions,
  Reference,
  TypedDocumentNode,
  TypePolicies,
  Unmasked,
} from '@apollo/client';
import type { JobFilter } from '../generated/graphql.ts';
import { filteredCompany, matchesCompany } from './matchesCompany.ts';
import { filteredGig, matchesGig } from './matchesGig.ts';
import { filteredJob, matchesJob } from './matchesJob.ts';
import { holdsWords } from './matching.ts';
import { alertsField, hasAlert, recentSearchesField } from './jobSearches.ts';
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

/** The conditions of a filter beyond those that make a list the viewer's own; none where everything fits. */
function conditionsOf({ args }: Options, list: Listed): object | undefined {
  const own: readonly string[] = viewerConditions[list];
  const given = Object.entries((args?.['filter'] ?? {}) as object).filter(
    ([name, value]) => !own.includes(name) && value !== null && value !== undefined,
  );
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** Whether what the tab has created fits what a list is asked for, by the rules of its filter. */
const fits =
  <T, Filter extends object>(
    list: Listed,
    fragment: TypedDocumentNode<T>,
    matches: (object: Unmasked<T>, filter: Filter) => boolean,
  ) =>
  ({ __ref: id }: Reference, options: Options) => {
    const filter = conditionsOf(options, list) as Filter | undefined;
    if (!filter) return true;
    const object = options.cache.readFragment({ id, fragment, optimistic: true });
    return object !== null && matches(object, filter);
  };
const connectionFits = (connection: Reference, { args, readField }: Options) => {
  const { query, companyId } = (args?.['filter'] ?? {}) as { query?: string; companyId?: string };
  const told = (name: string) => readField<string>(name, connection) ?? '';
  if (query && !holdsWords(query, told('name'), told('title'))) return false;
  if (!companyId) return true;
  const employer = readField<Reference>('employer', readField<Reference>('person', connection));
  return readField('id', employer) === companyId;
};
const within =
  (typename: string, field: string) =>
  ({ readField }: Options) =>
    listWithin(typename, String(readField('id')), field);
/** What the contact behind a thread knows of it: null once its conversation was opened. */
const unreadOf = ({ readField }: Options) =>
  readField<number | null>('unread', readField<Reference>('contact'));

const jobs = connectionField({ list: asked('jobs'), holds: fits('jobs', filteredJob, matchesJob) });

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
        holds: fits('companies', filteredCompany, matchesCompany),
      }),
      feed: connectionField({ list: asked('feed') }),
      gigs: connectionField({ list: asked('gigs'), holds: fits('gigs', filteredGig, matchesGig) }),
      jobs: {
        read: (told, options) => {
          const connection = jobs.read!(told, options) as { viewerHasAlert?: boolean } | undefined;
          if (connection?.viewerHasAlert === undefined) return connection;
          const { query: term, location } = (options.args?.['filter'] ?? {}) as JobFilter;
          const viewerHasAlert = hasAlert(connection.viewerHasAlert, { term, location }, options);
          return { ...connection, viewerHasAlert };
        },
      },
      products: connectionField({ list: asked('products') }),
      projects: connectionField({ list: asked('projects') }),
      proposals: connectionField({ list: () => createdList('proposals') }),
      connections: connectionField({ list: () => createdList('connections'), holds: connectionFits }),
      invitations: connectionField({ list: () => createdList('invitations') }),
      recentSearches: recentSearchesField,
      channels: listField({ list: () => createdList('channels') }),
    },
  },
  Post: {
    fields: {
      comments: countField((options) => [within('Post', 'replies')(options)]),
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
      products: connectionField({ list: () => createdList('creatorProducts') }),
      totalProducts: countField(() => [createdList('creatorProducts')]),
    },
  },
  // It has no id: what the list knows of it stays when the project's page asks for other fields.
  ProjectDetails: { merge: true },
  NetworkSummary: {
    fields: {
      connections: countField(() => [createdList('connections')]),
      invitations: countField(() => [createdList('invitations')]),
      unreadMessages: countField(() => [createdList('unreadMessages')]),
    },
  },
  MessageThread: {
    fields: {
      unread: (told: boolean, options) => told && unreadOf(options) !== null,
      unreadCount: (told: number, options) => (unreadOf(options) === null ? 0 : told),
    },
  },
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
