import type { Resolvers } from '../generated/resolvers.ts';

/** Resolvers for numbers that live mode does not count, such as views: the sample's numbers would be false there. */
export const uncounted = {
  Company: { views: () => null },
  CreatorDashboard: { totalViews: () => null },
  CreatorProduct: { views: () => null },
  NewsItem: { readers: () => null },
  ProfileStats: { profileViews: () => null },
  ViewerStats: {
    profileViewCount: () => null,
    postImpressionCount: () => null,
    searchAppearanceCount: () => null,
  },
} satisfies Resolvers;
