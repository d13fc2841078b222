import type { companyConditions } from '../../schema/rules/company/filter.ts';
import type { ViewerCondition } from '../../schema/rules/conditions.ts';
import type { gigConditions } from '../../schema/rules/gig/filter.ts';
import type { JobConditions } from '../../schema/rules/job/filter.ts';
import type { notificationConditions } from '../../schema/rules/notification/filter.ts';
import type { feedConditions } from '../../schema/rules/post/filter.ts';
import type { productConditions } from '../../schema/rules/product/filter.ts';
import type { projectConditions } from '../../schema/rules/project/filter.ts';
import { LocalList, type Flag } from './localList.ts';

/** For each list of the viewer's that a filter can select: the field of an item that is set in it, null for none. */
type Flags<C> = Readonly<Record<ViewerCondition<C>, Flag | null>>;

/**
 * The filter conditions that select the viewer's own lists, which actions change. Each has the item's field that
 * holds the same fact.
 */
export const viewerConditions = {
  companies: { followedOnly: ['viewerIsFollowing', true] },
  feed: { savedOnly: ['viewerHasSaved', true], followedTopicsOnly: null },
  gigs: { mineOnly: null, wishlistedOnly: ['viewerHasWishlisted', true] },
  jobs: { savedOnly: ['saved', true], appliedOnly: ['viewerHasApplied', true] },
  notifications: { unreadOnly: ['read', false] },
  products: { wishlistedOnly: ['viewerHasWishlisted', true], ownedOnly: ['viewerOwns', true] },
  projects: { savedOnly: ['viewerHasSaved', true] },
} as const satisfies {
  companies: Flags<typeof companyConditions>;
  feed: Flags<typeof feedConditions>;
  gigs: Flags<typeof gigConditions>;
  jobs: Flags<JobConditions>;
  notifications: Flags<typeof notificationConditions>;
  products: Flags<typeof productConditions>;
  projects: Flags<typeof projectConditions>;
};

/** The lists of Query that have such conditions. */
export type FilteredList = keyof typeof viewerConditions;

export type ListCondition<L extends FilteredList> = L extends FilteredList
  ? keyof (typeof viewerConditions)[L] & string
  : never;

/** The lists of which every item belongs to the viewer. */
type ViewerOnlyList =
  | 'channels'
  | 'connections'
  | 'creatorProducts'
  | 'gigOrders'
  | 'invitations'
  | 'jobAlerts'
  | 'proposals'
  | 'ordersInProgress'
  | 'receivedGigOrders'
  | 'recentSearches'
  | 'unreadMessages';

/**
 * A list of the viewer's: `viewerList('connections')`, or a part of a public list, `viewerList('jobs', 'savedOnly')`.
 * It is one list for all pages, orders and other filters.
 */
export function viewerList(list: ViewerOnlyList): LocalList;
export function viewerList<L extends FilteredList>(list: L, condition: ListCondition<L>): LocalList;
export function viewerList(list: string, condition?: string): LocalList {
  if (!condition) return new LocalList(list);
  const conditions: Readonly<Record<string, Flag | null>> = viewerConditions[list as FilteredList];
  return new LocalList(`${list}.${condition}`, conditions[condition] ?? undefined);
}

/** Returns the lists that a filter selects: one for each viewer condition that is set, or else the public list. */
export function listsOfFilter(
  list: FilteredList,
  filter: Readonly<Record<string, unknown>> | undefined,
): LocalList[] {
  const set = (Object.keys(viewerConditions[list]) as ListCondition<FilteredList>[]).filter(
    (name) => filter?.[name],
  );
  return set.length > 0 ? set.map((name) => viewerList(list, name)) : [createdList(list)];
}

/** The items that the viewer has created or hidden in a public list. */
export const createdList = (list: FilteredList): LocalList =>
  new LocalList(list, list === 'jobs' ? ['viewerHasHidden', false] : undefined);

/** The items that the viewer has added to the list of one object, such as the comments of a post. */
export const listWithin = (typename: string, id: string, field: string): LocalList =>
  new LocalList(`${typename}:${id}.${field}`);
