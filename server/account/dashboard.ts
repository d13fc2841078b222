import { addUsd } from '../../schema/rules/numbers.ts';
import type { NextStepKind, ViewerItems } from '../../schema/generated/types.ts';
import type { ResolversTypes } from '../generated/resolvers.ts';
import type { Store } from '../data/store.ts';
import { recentActivity } from './activities.ts';

/** Counts the items that the viewer has saved or created, without deleted posts and products that left the shop. */
export function itemsOf({
  data: { marks },
  appliedJobs,
  gigCatalogue,
  posts,
  shopCatalogue,
  viewer,
}: Store): ViewerItems {
  const inShop = shopCatalogue.select({
    among: [marks.wishlistedProducts],
    unless: { hidden: 'WITHDRAWN' },
    order: 'given',
  });
  return {
    savedPostCount: [...marks.savedPosts].filter((id) => posts.has(id)).length,
    gigCount: gigCatalogue.count('seller', viewer.id),
    appliedJobCount: appliedJobs.size,
    savedJobCount: marks.savedJobs.size,
    savedProjectCount: marks.savedProjects.size,
    wishlistCount: marks.wishlistedGigs.size + inShop.totalCount,
  };
}

/** The viewer's dashboard. The number of each tile equals that of the screen to which the tile links. */
export function dashboardOf(store: Store): ResolversTypes['Dashboard'] {
  const items = itemsOf(store);
  const { id: viewerId } = store.viewer;
  const { sales, earnings } = store.creatorDashboard.totals;
  const proposalCount = store.proposalsBy(viewerId).length;
  const received = store.ordersReceivedBy(viewerId);
  const completed = received.filter(({ status }) => status === 'COMPLETED');
  const isDone: Record<NextStepKind, boolean> = {
    COMPLETE_PROFILE: (store.people.get(viewerId)?.experience.length ?? 0) > 0,
    ANSWER_INVITATIONS: store.invitations.size === 0,
    READ_MESSAGES: store.unreadMessages === 0,
    APPLY_TO_JOB: items.appliedJobCount > 0,
    SUBMIT_PROPOSAL: proposalCount > 0,
    CREATE_GIG: items.gigCount > 0,
    PUBLISH_PRODUCT: store.shopItemsBySeller(viewerId).totalCount > 0,
  };
  /** Steps to hide, because nobody has invited the viewer or written to them yet. */
  const isEarly: Partial<Record<NextStepKind, boolean>> = {
    ANSWER_INVITATIONS: store.data.invitations.size === 0, // answered ones, too; the store has the open ones
    READ_MESSAGES: store.contacts.size === 0 && store.unreadMessages === 0,
  };
  return {
    tiles: {
      applicationCount: items.appliedJobCount,
      proposalCount,
      gigCount: items.gigCount,
      orderCount: received.filter(({ status }) => status === 'IN_PROGRESS').length,
      saleCount: sales + completed.length,
      gigSaleCount: completed.length,
      earnings: addUsd(earnings, ...completed.map(({ price }) => price)),
      libraryItemCount: store.ordersPlacedBy(viewerId).length + store.data.marks.ownedProducts.size,
      unreadMessageCount: store.unreadMessages,
      unreadNotificationCount: store.unreadNotifications,
    },
    nextSteps: store.nextSteps
      .filter(({ kind }) => !isEarly[kind])
      .map((step) => ({ ...step, isDone: isDone[step.kind] })),
    recentActivity: recentActivity(store),
  };
}
