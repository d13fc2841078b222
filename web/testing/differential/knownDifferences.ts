import { messages } from './actionGroups.ts';
import type { Difference } from './compare.ts';
import type { Known } from './known.ts';

/** The differences between the tab and the live server: what the statements demand of simulated actions. */
export const knownDifferences: readonly Known[] = [
  {
    actions: messages,
    fields:
      /^(Message(Connection|ThreadConnection)\.(nodes|totalCount)|(Contact|MessageThread)\.(lastMessage|sentAt|time)|Query\.contacts|Person\.contact|SendMessagePayload\.message|StartConversationPayload\.contact)$/,
    reason: 'A simulated message joins no conversation (SS-30, CA-01).',
  },
  {
    actions: ['deleteProduct'],
    fields: new RegExp(
      `^(${[
        'Activity.subject',
        'CreatorDashboard.\\w+',
        '(CreatorProduct|Search|ShopItem)Connection.(nodes|totalCount)',
        'DashboardTiles.(earnings|sales)',
        '(FilterOption|SearchKindCount|ShopCategoryTab).count',
        'MarketplaceNotification.listing',
        '(Product|Course).similar',
        'Profile.products',
        'Query.(creatorProduct|product)',
        'ViewerItems.wishlist',
      ].join('|')})$`,
    ),
    reason: 'A simulated deletion leaves the list and the shop as they are (SS-45).',
  },
];

/** Returns the known difference that one is; undefined for a new one. */
export const knownOf = (difference: Difference, actions: readonly string[]): Known | undefined =>
  knownDifferences.find(
    (known) =>
      known.fields.test(difference.field) &&
      difference.kind !== 'stale' &&
      (known.actions ?? actions).some((name) => actions.includes(name)),
  );
