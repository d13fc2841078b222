import { LocalList, type Flag } from './localList.ts';

/**
 * The conditions of a list's filter that make it the viewer's own: actions of this tab decide what they hold. Beside
 * each stands the field of an item that says the same of it.
 */
export const viewerConditions = {
  companies: { followedOnly: ['viewerIsFollowing', true] },
  feed: { savedOnly: ['viewerHasSaved', true] },
  gigs: { mineOnly: ['viewerIsSeller', true], wishlistedOnly: ['viewerHasWishlisted', true] },
  jobs: { savedOnly: ['saved', true], appliedOnly: ['viewerHasApplied', true] },
  notifications: { unreadOnly: ['read', false] },
  products: { wishlistedOnly: ['viewerHasWishlisted', true] },
  projects: { savedOnly: ['viewerHasSaved', true] },
} as const satisfies Record<string, Record<string, Flag>>;

/** The lists of Query that viewers have a part of their own in. */
export type Listed = keyof typeof viewerConditions;

export type ViewerCondition<L extends Listed> = L extends Listed
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
export function viewerList<L extends Listed>(list: L, condition: ViewerCondition<L>): LocalList;
export function viewerList(list: string, condition?: string): LocalList {
  if (!condition) return new LocalList(list);
  const conditions: Readonly<Record<string, Flag>> = viewerConditions[list as Listed];
  return new LocalList(`${list}.${condition}`, conditions[condition]);
}

/** The lists that a filter asks for: those of the viewer's own conditions, or the one that everybody sees. */
export function listsAsked(list: Listed, filter: Readonly<Record<string, unknown>> | undefined): LocalList[] {
  const set = (Object.keys(viewerConditions[list]) as ViewerCondition<Listed>[]).filter(
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
