import type { FieldReadFunction, TypePolicies } from '@apollo/client';

/** Refers to an object that a list may have loaded; Apollo requests missing fields. A stored null stays: an unknown id. */
const byId =
  (__typename: string): FieldReadFunction =>
  (stored: unknown, { args, toReference, canRead }) => {
    const reference = toReference({ __typename, id: String(args?.['id']) });
    return stored === undefined || canRead(reference) ? reference : stored;
  };

/** Objects without an id: screens select different fields, which are merged. `cacheMerging.test.ts` finds a missing type. */
const merged = { merge: true };

/** Lists of objects that an answer replaces. Without this Apollo warns where an action has made a list shorter. */
const lists = (...names: readonly string[]) => ({
  fields: Object.fromEntries(names.map((name) => [name, { merge: false }])),
});

export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      post: byId('Post'),
      company: byId('Company'),
      gig: byId('Gig'),
      job: byId('Job'),
      project: byId('Project'),
      creatorProduct: byId('CreatorProduct'),
      ...lists('channels', 'contacts', 'jobAlerts', 'recentSearches', 'suggestedPeople', 'topics').fields,
    },
  },
  Channel: lists('notifications'),
  Company: lists('employees', 'jobs', 'leadership'),
  Contact: lists('notifications'),
  Course: lists('similarItems'),
  Dashboard: lists('recentActivity'),
  Gig: lists('moreBySeller', 'portfolio', 'similarGigs'),
  Invitation: lists('notifications'),
  Job: lists('similarJobs'),
  Product: lists('similarItems'),
  Profile: lists('education', 'experience', 'gigs', 'jobPostings', 'products', 'projects'),
  Project: lists('similarProjects', 'viewerProposals'),
  AppearanceSettings: merged,
  BillingSettings: { ...merged, ...lists('history', 'paymentMethods') },
  CreatorDashboard: merged,
  JobConnection: merged,
  NetworkSummary: merged,
  NotificationSettings: merged,
  PostAuthor: merged,
  PrivacySettings: merged,
  ProfileSettings: merged,
  ProjectDetails: merged,
  ReviewSummary: merged,
  Settings: lists('accessTokens'),
};
