import { TabList } from './tabList.ts';

/** The conditions of a list's filter that make it the viewer's own: actions of this tab decide what they hold. */
export const viewerConditions = {
  companies: ['followedOnly'],
  feed: ['savedOnly'],
  gigs: ['mineOnly', 'wishlistedOnly'],
  jobs: ['savedOnly', 'appliedOnly'],
  notifications: ['unreadOnly'],
  products: ['wishlistedOnly'],
  projects: ['savedOnly'],
} as const;

/** The lists of Query that viewers have a part of their own in. */
export type Listed = keyof typeof viewerConditions;

export type ViewerCondition<L extends Listed> = (typeof viewerConditions)[L][number];

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
export function viewerList(list: OwnList): TabList;
export function viewerList<L extends Listed>(list: L, condition: ViewerCondition<L>): TabList;
export function viewerList(list: string, condition?: string): TabList {
  return new TabList(condition ? `${list}.${condition}` : list);
}

/** What the viewer has created, which joins the list that everybody sees. */
export const createdList = (list: Listed): TabList => new TabList(list);

/** What the viewer has put into a list of one object: the comments of a post, the jobs of a profile. */
export const listWithin = (typename: string, id: string, field: string): TabList =>
  new TabList(`${typename}:${id}.${field}`);
