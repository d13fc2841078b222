/** The viewer's sets of ids, with the fields, if any, that say whether an id is in it. `markResolvers` resolves them. */
const fieldsOfMarks = {
  // The posts whose authors have been notified of the viewer's like.
  announcedLikes: [],
  blockedContacts: ['Contact.viewerHasBlocked'],
  clearedSearches: [],
  completedLessons: ['CourseLesson.viewerHasCompleted'],
  followedCompanies: ['Company.viewerIsFollowing'],
  followedPeople: ['Person.viewerIsFollowing'],
  followedTopics: ['Topic.viewerIsFollowing'],
  gigAlerts: ['Gig.viewerHasAlert'],
  hiddenJobs: ['Job.viewerHasHidden'],
  leftChannels: [],
  likedPosts: ['Post.viewerHasLiked'],
  mutedConversations: ['Contact.viewerHasMuted', 'Channel.viewerHasMuted'],
  ownedProducts: ['Product.viewerOwns', 'Course.viewerOwns'],
  registeredEvents: ['AgencyEvent.viewerHasRegistered'],
  savedJobs: ['Job.saved'],
  savedPosts: ['Post.viewerHasSaved'],
  savedProjects: ['Project.viewerHasSaved'],
  sharedNodes: [],
  verificationRequests: ['Viewer.hasRequestedVerification'],
  viewedJobs: ['Job.viewed'],
  wishlistedGigs: ['Gig.viewerHasWishlisted'],
  wishlistedProducts: ['Product.viewerHasWishlisted', 'Course.viewerHasWishlisted'],
} as const;
/** A set of ids that the viewer has marked. */
export type Mark = keyof typeof fieldsOfMarks;
/** A field that says whether the viewer has marked the object. */
export type MarkedField = (typeof fieldsOfMarks)[Mark][number];
const kinds = Object.keys(fieldsOfMarks) as Mark[];

export type Marks = Record<Mark, Set<string>>;

/** Marks with the given ids; the other sets are empty. */
export const createMarks = (marked: Partial<Record<Mark, readonly string[]>>): Marks =>
  Object.fromEntries(kinds.map((kind) => [kind, new Set(marked[kind])])) as Marks;

/** The part of a store that has the marks of its account. */
export interface Marked {
  readonly data: { readonly marks: Readonly<Record<Mark, ReadonlySet<string>>> };
}

export const isMarkedBy = ({ data }: Marked, mark: Mark, id: string): boolean => data.marks[mark].has(id);

/** The resolvers of all these fields: the type, the field and the resolver. */
export const markResolvers = kinds.flatMap((mark) =>
  fieldsOfMarks[mark].map((field) => {
    const [type, name] = field.split('.') as [string, string];
    const resolve = ({ id }: { id: string }, _args: object, { store }: { store: Marked }): boolean =>
      isMarkedBy(store, mark, id);
    return { type, name, resolve };
  }),
);
