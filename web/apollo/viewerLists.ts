import type { companyConditions } from '../../schema/rules/company/filter.ts';
import type { ViewerCondition } from '../../schema/rules/conditions.ts';
import type { gigConditions } from '../../schema/rules/gig/filter.ts';
import type { jobConditions } from '../../schema/rules/job/filter.ts';
import type { notificationConditions } from '../../schema/rules/notification/filter.ts';
import type { feedConditions } from '../../schema/rules/post/filter.ts';
import type { productConditions } from '../../schema/rules/product/filter.ts';
import type { projectConditions } from '../../schema/rules/project/filter.ts';
import { LocalList, type Flag } from './localList.ts';

/** For each list of the viewer's that a filter can select: the field of an item that is set in it, null for none. */
type Flags<C> = Readonly<Record<ViewerCondition<C>, Flag | null>>;

/**
 * The conditions of a list's filter that make it the viewer's own: actions of this tab decide what they hold. Beside
 * each stands the field of an item that says the same of it.
 */
export const viewerConditions = {
  companies: { followedOnly: ['viewerIsFollowing', true] },
  feed: { savedOnly: ['viewerHasSaved', true], followedTopicsOnly: null },
  gigs: { mineOnly: ['viewerIsSeller', true], wishlistedOnly: ['viewerHasWishlisted', true] },
  jobs: { savedOnly: ['saved', true], appliedOnly: ['viewerHasApplied', true] },
  notifications: { unreadOnly: ['read', false] },
  products: { wishlistedOnly: ['viewerHasWishlisted', true] },
  projects: { savedOnly: ['viewerHasSaved', true] },
} as const satisfies {
  companies: Flags<typeof companyConditions>;
  feed: Flags<typeof feedConditions>;
  gigs: Flags<typeof gigConditions>;
  jobs: Flags<typeof jobConditions>;
  notifications: Flags<typeof notificationConditions>;
  products: Flags<typeof productConditions>;
  projects: Flags<typeof projectConditions>;
};

/** The lists of Query that viewers have a part of their own in. */
export type Listed = keyof typeof viewerConditions;

export type ListCondition<L extends Listed> = L extends Listed
  ? keyof (typeof viewerConditions)[L] & string
  : never;

/** The lists that are the viewer's own as a whole. */
type OwnList =
  | 'channels'
  | 'connections'
  | 'creatorProducts'
  | 'invitations'
  | 'jobAlerts'
  | 'proposals'
  | 'recentSearches'
  | 'unreadMessages';

/**
 * A list of the viewer's own: `viewerList('connections')`, or a part of a list that everybody sees,
 * `viewerList('jobs', 'savedOnly')`. No page, order or other filter splits it.
 */
export function viewerList(list: OwnList): LocalList;
export function viewerList<L extends Listed>(list: L, condition: ListCondition<L>): LocalList;
export function viewerList(list: string, condition?: string): LocalList {
  if (!condition) return new LocalList(list);
  const conditions: Readonly<Record<string, Flag | null>> = viewerConditions[list as Listed];
  return new LocalList(`${list}.${condition}`, conditions[condition] ?? undefined);
}

/** The lists that a filter asks for: those of the viewer's own conditions, or the one that everybody sees. */
export function listsAsked(list: Listed, filter: Readonly<Record<string, unknown>> | undefined): LocalList[] {
  const set = (Object.keys(viewerConditions[list]) as ListCondition<Listed>[]).filter(
    (name) => filter?.[name],
  );
  return set.length > 0 ? set.map((name) => viewerList(list, name)) : [createdList(list)];
}

/** What the viewer has created or hidden, which changes the list that everybody sees. */
export const createdList = (list: Listed): LocalList =>
  new LocalList(list, list === 'jobs' ? ['viewerHasHidden', false] : undefined);

/** What the viewer has put into a list of one object: the comments of a post, the jobs of a profile. */
export const listWithin = (typename: string, id: string, field: string): LocalList =>
  new LocalList(`${typename}:${id}.${field}`);
