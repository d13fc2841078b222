import type { Context } from '../context.ts';

/** The sets of ids in which the viewer's marks are stored. */
const kinds = [
  'blockedContacts',
  'followedCompanies',
  'followedPeople',
  'followedTopics',
  'gigAlerts',
  'hiddenJobs',
  'likedPosts',
  'mutedConversations',
  'ownedProducts',
  'registeredEvents',
  'savedJobs',
  'savedPosts',
  'savedProjects',
  'verificationRequests',
  'wishlistedGigs',
  'wishlistedProducts',
] as const;
type Mark = (typeof kinds)[number];

export type Marks = Record<Mark, Set<string>>;

/** The sample's viewer has marked nothing. */
export const noMarks = (): Marks =>
  Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as Marks;

interface Identified {
  id: string;
}

/** The resolver of a field that says whether the viewer has marked the object. */
export const isMarked =
  (mark: Mark) =>
  ({ id }: Identified, _args: object, { store }: Context): boolean =>
    store.sample.marks[mark].has(id);

/** The resolver of a count that holds the viewer's mark beside those of everybody else. */
export const countWith =
  <T extends Identified>(mark: Mark, countOf: (object: T) => number) =>
  (object: T, _args: object, { store }: Context): number =>
    countOf(object) + Number(store.sample.marks[mark].has(object.id));

const yes = 'YES';

/** A facet of a catalogue: what is true of an item. Each condition has its own, so that several combine with AND. */
export const facetOf =
  <T>(holds: (item: T) => boolean) =>
  (item: T): string | readonly string[] =>
    holds(item) ? yes : [];

/** The same of the items whose ids are in a set. */
export const idsFacet = (ids: ReadonlySet<string>) => facetOf(({ id }: Identified) => ids.has(id));

/** What a catalogue is asked for where a condition is set, such as `savedOnly`. */
export const ifSet = (condition: boolean | null | undefined): string | null => (condition ? yes : null);
