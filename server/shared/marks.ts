import type { Context } from '../context.ts';

/**
 * The sets of ids in which the viewer's marks are stored. `announcedLikes` has the posts whose authors have been notified
 * of the viewer's like.
 */
const kinds = [
  'announcedLikes',
  'blockedContacts',
  'clearedSearches',
  'completedLessons',
  'followedCompanies',
  'followedPeople',
  'followedTopics',
  'gigAlerts',
  'hiddenJobs',
  'leftChannels',
  'likedPosts',
  'mutedConversations',
  'ownedProducts',
  'registeredEvents',
  'savedJobs',
  'savedPosts',
  'savedProjects',
  'sharedNodes',
  'verificationRequests',
  'viewedJobs',
  'wishlistedGigs',
  'wishlistedProducts',
] as const;
/** A set of ids that the viewer has marked. */
export type Mark = (typeof kinds)[number];

export type Marks = Record<Mark, Set<string>>;

/** Marks with the given ids; the other sets are empty. */
export const createMarks = (marked: Partial<Record<Mark, readonly string[]>>): Marks =>
  Object.fromEntries(kinds.map((kind) => [kind, new Set(marked[kind])])) as Marks;

interface Identified {
  id: string;
}

/** Whether the viewer has marked an object. */
export const isMarkedBy = ({ sample }: Context['store'], mark: Mark, id: string): boolean =>
  sample.marks[mark].has(id);

/** Creates the resolver of a field such as `saved`: whether the viewer has marked the object. */
export const isMarked =
  (mark: Mark) =>
  ({ id }: Identified, _args: object, { store }: Context): boolean =>
    isMarkedBy(store, mark, id);
