/** What a successful action changes, which `checks/actions.ts` verifies by further queries. */
export interface Effect {
  /** The field of the payload with the changed object, such as 'person'; the first field by default. */
  object?: string;
  /** For an action with one Boolean in its input, such as `saved: true`: the object's field with this value afterwards. */
  flag?: string;
  /** For another action: a field of the object and its value afterwards. */
  is?: readonly [field: string, value: unknown];
  /** A list and its filter. It has the object afterwards; with a `flag`, only if this is true. */
  list?: readonly [name: string, filter?: Readonly<Record<string, unknown>>];
  /** The input field with the id of the list's Node: `postId` is that of the Post of 'Post.replies'. */
  owner?: string;
}

const state = (value: string): Effect => ({ object: 'person', is: ['connectionState', value] });
const owned: Effect = { is: ['viewerOwns', true], list: ['products', { ownedOnly: true }] };

export const effects: Readonly<Record<string, Effect>> = {
  setJobSaved: { flag: 'saved', list: ['jobs', { savedOnly: true }] },
  setJobHidden: { flag: 'viewerHasHidden' },
  setJobOpen: { flag: 'isOpen' },
  setGigOpen: { flag: 'isOpen' },
  setGigAlert: { flag: 'viewerHasAlert' },
  setGigWishlisted: { flag: 'viewerHasWishlisted', list: ['gigs', { wishlistedOnly: true }] },
  setProductWishlisted: { flag: 'viewerHasWishlisted', list: ['products', { wishlistedOnly: true }] },
  setProjectOpen: { flag: 'isOpen' },
  setProjectSaved: { flag: 'viewerHasSaved', list: ['projects', { savedOnly: true }] },
  setProposalShortlisted: { flag: 'viewerHasShortlisted' },
  setPostLiked: { flag: 'viewerHasLiked' },
  setPostSaved: { flag: 'viewerHasSaved', list: ['feed', { savedOnly: true }] },
  setTopicFollowed: { flag: 'viewerIsFollowing' },
  setPersonFollowed: { flag: 'viewerIsFollowing' },
  setCompanyFollowed: { flag: 'viewerIsFollowing', list: ['companies', { followedOnly: true }] },
  setContactBlocked: { flag: 'viewerHasBlocked' },
  setConversationMuted: { flag: 'viewerHasMuted' },
  setLessonCompleted: { flag: 'viewerHasCompleted' },
  createJob: { is: ['viewerIsPoster', true], list: ['jobs'] },
  createGig: { is: ['viewerIsSeller', true], list: ['gigs', { mineOnly: true }] },
  createPost: { list: ['feed'] },
  createCompanyPage: { list: ['companies'] },
  postProject: { list: ['projects'] },
  addComment: { list: ['Post.replies'], owner: 'postId' },
  submitProposal: { list: ['proposals'] },
  orderGig: { object: 'order', list: ['gigOrders'] },
  saveProductDraft: { is: ['status', 'DRAFT'], list: ['CreatorDashboard.products'] },
  publishProduct: { is: ['visibility', 'PUBLIC'], list: ['CreatorDashboard.products'] },
  applyToJob: { is: ['viewerHasApplied', true], list: ['jobs', { appliedOnly: true }] },
  withdrawApplication: { is: ['viewerHasApplied', false] },
  withdrawProposal: { is: ['status', 'WITHDRAWN'] },
  markJobViewed: { is: ['viewed', true] },
  markNotificationRead: { is: ['read', true] },
  registerForEvent: { is: ['viewerHasRegistered', true] },
  choosePlan: { is: ['isCurrent', true] },
  requestVerification: { is: ['hasRequestedVerification', true] },
  buyProduct: owned,
  downloadProduct: owned,
  enrollInCourse: owned,
  requestConnection: state('PENDING'),
  withdrawConnectionRequest: state('NONE'),
  removeConnection: state('NONE'),
  acceptInvitation: state('CONNECTED'),
  ignoreInvitation: state('NONE'),
  reopenInvitation: state('INVITED'),
  sendMessage: { is: ['viewerIsSender', true], list: ['Contact.messages'], owner: 'conversationId' },
  logOut: { is: ['isAuthenticated', false] },
};
