/** What a successful action changes, beside its payload. */
export interface Effect {
  /** The field of the payload with the changed object. */
  object: string;
  /** The object's field that is the Boolean of the input afterwards. */
  flag?: string;
  /** A field of the object and its value afterwards. */
  is?: readonly [field: string, value: unknown];
  /** A list that has the object afterwards, or after setting the flag, and its filter. */
  list?: readonly [name: string, filter?: Readonly<Record<string, unknown>>];
  /** The input field with the id of the list's owner. */
  owner?: string;
}

const state = (value: string): Effect => ({ object: 'person', is: ['connectionState', value] });
const owned = (object: string): Effect => ({
  object,
  is: ['viewerOwns', true],
  list: ['products', { ownedOnly: true }],
});

/** The effects of actions, by their names. */
export const effects: Readonly<Record<string, Effect>> = {
  setJobSaved: { object: 'job', flag: 'saved', list: ['jobs', { savedOnly: true }] },
  setJobHidden: { object: 'job', flag: 'viewerHasHidden' },
  setJobOpen: { object: 'job', flag: 'isOpen' },
  setGigOpen: { object: 'gig', flag: 'isOpen' },
  setGigAlert: { object: 'gig', flag: 'viewerHasAlert' },
  setGigWishlisted: { object: 'gig', flag: 'viewerHasWishlisted', list: ['gigs', { wishlistedOnly: true }] },
  setProductWishlisted: {
    object: 'product',
    flag: 'viewerHasWishlisted',
    list: ['products', { wishlistedOnly: true }],
  },
  setProjectOpen: { object: 'project', flag: 'isOpen' },
  setProjectSaved: { object: 'project', flag: 'viewerHasSaved', list: ['projects', { savedOnly: true }] },
  setProposalShortlisted: { object: 'proposal', flag: 'shortlisted' },
  setPostLiked: { object: 'post', flag: 'viewerHasLiked' },
  setPostSaved: { object: 'post', flag: 'viewerHasSaved', list: ['feed', { savedOnly: true }] },
  setTopicFollowed: { object: 'topic', flag: 'viewerIsFollowing' },
  setPersonFollowed: { object: 'person', flag: 'viewerIsFollowing' },
  setCompanyFollowed: {
    object: 'company',
    flag: 'viewerIsFollowing',
    list: ['companies', { followedOnly: true }],
  },
  setContactBlocked: { object: 'contact', flag: 'viewerHasBlocked' },
  setConversationMuted: { object: 'contact', flag: 'viewerHasMuted' },
  setLessonCompleted: { object: 'lesson', flag: 'viewerHasCompleted' },
  createJob: { object: 'job', is: ['viewerIsPoster', true], list: ['jobs'] },
  createGig: { object: 'gig', is: ['viewerIsSeller', true], list: ['gigs', { mineOnly: true }] },
  createPost: { object: 'post', list: ['feed'] },
  createCompanyPage: { object: 'company', list: ['companies'] },
  postProject: { object: 'project', list: ['projects'] },
  addComment: { object: 'comment', list: ['Post.replies'], owner: 'postId' },
  submitProposal: { object: 'proposal', list: ['proposals'] },
  orderGig: { object: 'order', list: ['gigOrders'] },
  saveProductDraft: { object: 'product', is: ['status', 'DRAFT'], list: ['CreatorDashboard.products'] },
  publishProduct: { object: 'product', is: ['visibility', 'PUBLIC'], list: ['CreatorDashboard.products'] },
  applyToJob: { object: 'job', is: ['viewerHasApplied', true], list: ['jobs', { appliedOnly: true }] },
  withdrawApplication: { object: 'job', is: ['viewerHasApplied', false] },
  withdrawProposal: { object: 'proposal', is: ['status', 'WITHDRAWN'] },
  markJobViewed: { object: 'job', is: ['viewed', true] },
  markNotificationRead: { object: 'notification', is: ['read', true] },
  registerForEvent: { object: 'event', is: ['viewerHasRegistered', true] },
  choosePlan: { object: 'plan', is: ['isCurrent', true] },
  requestVerification: { object: 'viewer', is: ['verificationRequested', true] },
  buyProduct: owned('product'),
  downloadProduct: owned('product'),
  enrollInCourse: owned('course'),
  requestConnection: state('PENDING'),
  withdrawConnectionRequest: state('NONE'),
  removeConnection: state('NONE'),
  acceptInvitation: state('CONNECTED'),
  ignoreInvitation: state('NONE'),
  reopenInvitation: state('INVITED'),
  logOut: { object: 'viewer', is: ['isAuthenticated', false] },
};
