import type { Resolvers } from '../generated/resolvers.ts';

/** Resolvers of the numbers that live mode does not count: the numbers of the sample would be false. */
export const uncounted = {
  Company: { views: () => null },
  CreatorDashboard: { totalViews: () => null },
  CreatorProduct: { views: () => null },
  NewsItem: { readers: () => null },
  ProfileStats: { profileViews: () => null },
  ViewerStats: { profileViews: () => null, postImpressions: () => null, searchAppearances: () => null },
} satisfies Resolvers;
