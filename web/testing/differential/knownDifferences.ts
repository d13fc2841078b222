import { creations, edits, messages, opening, related } from './actionGroups.ts';
import type { Difference } from './compare.ts';
import type { Known } from './known.ts';

/** An edited object is found by other searches than before. */
const foundAgain = (action: string, ...connections: readonly string[]): Known => ({
  actions: [action],
  fields: new RegExp(
    `^(${['Search', ...connections].join('|')})Connection\\.(totalCount|nodes)$|^SearchKindCount\\.count$`,
  ),
  kinds: ['value', 'members'],
  reason:
    'The server searches an edited object again. In the tab a list keeps the items that it found before.',
});

/** The differences between the simulated tab and the live server. One that no longer occurs fails in a long run. */
export const knownDifferences: readonly Known[] = [
  {
    actions: ['acceptInvitation', 'removeConnection', 'reopenInvitation'],
    fields: /^(CompanyEmployee|ProfileStats)\.connections$/,
    kinds: ['value'],
    isKept: true,
    reason:
      'The server counts the connections of both people. In the tab the numbers on profiles are those of the sample.',
  },
  {
    actions: ['removeConnection'],
    fields: /^Query\.suggestedPeople$/,
    reason: 'The server suggests a person again whose connection has ended. The tab keeps the suggestions.',
  },
  {
    fields: /^Dashboard\.recentActivity$/,
    kinds: ['members', 'order'],
    isKept: true,
    reason:
      'The server derives activities from all records. The dashboard adds those of the tab to the list.',
  },
  {
    actions: ['setGigOrderStatus'],
    fields: /^GigCreator\.ordersCompleted$/,
    isKept: true,
    reason: 'The server counts the deliveries of a seller. The tab keeps the number of the sample.',
  },
  {
    fields: /^PageInfo\.endCursor$/,
    reason: "A cursor is a position in the server's list. The tab keeps the one of the list that it loaded.",
  },
  {
    fields:
      /^(Company|Gig|Job|Notification|Post|Project|Search|ShopItem)Connection\.nodes$|^Profile\.(gigs|projects)$/,
    kinds: ['order'],
    reason: 'The tab lists the latest change first. The server lists by relevance, date or number.',
  },
  {
    actions: [...creations, ...edits, ...opening],
    fields: /^FilterOption\.(count|label|value)$|^(Company|Project)FilterOptions\.location$/,
    isKept: true,
    reason: 'The server counts the choices of a filter. The tab keeps the counts.',
  },
  {
    actions: ['setProductWishlisted', 'buyProduct', 'downloadProduct', 'enrollInCourse'],
    fields: /^FilterOption\.count$/,
    screens: /^(shop|library)/,
    isKept: true,
    reason: "The server counts the choices within the viewer's own list. The tab keeps the counts.",
  },
  {
    actions: ['createJob', 'updateJob', 'updateCompanyPage', 'setJobOpen', 'setJobHidden'],
    fields: /^RecentSearch\.(results|new)$/,
    isKept: true,
    reason: 'The server counts the results of a recent search. The tab keeps the counts.',
  },
  foundAgain('updateCompanyPage', 'Company', 'Job'),
  foundAgain('updateGig', 'Gig'),
  foundAgain('updateJob', 'Job'),
  foundAgain('updateProduct'),
  foundAgain('updateProfile'),
  foundAgain('updateProject'),
  {
    actions: ['createProject', 'postProject'],
    fields: /^SearchConnection\.(totalCount|nodes)$|^SearchKindCount\.count$/,
    kinds: ['value', 'members'],
    reason: 'The search in the tab finds created jobs, gigs, companies and posts, and no projects.',
  },
  {
    actions: [...creations, ...edits],
    fields: /^(Company|Course|Gig|Job|Person|Post|Product|Project)\.__typename$/,
    screens: /^search /,
    reason: 'The best result of a search is of another kind: the tab lists a created object first.',
  },
  {
    actions: [...related, ...opening],
    fields: /^(Gig|Job|Product|Project)\.similar$|^Gig\.moreBySeller$/,
    reason:
      'The server derives related objects. The tab keeps those of the loaded page; a created object has none.',
  },
  {
    actions: ['createPost', 'updateProfile', 'addExperience', 'addEducation'],
    fields: /^PersonOutline\./,
    reason: "The server derives the sizes of a page's skeleton. The tab keeps them.",
  },
  {
    actions: ['markConversationRead'],
    fields: /^Message\.read$/,
    isKept: true,
    reason:
      "The tab counts read messages in a list of its own. No screen shows the field of another person's message.",
  },
  {
    actions: ['createGig'],
    fields: /^GigCreator\.id$/,
    reason:
      "The seller of a gig that the tab created has an id of its own: its values must not replace the server's.",
  },
  {
    actions: [
      'acceptInvitation',
      'applyToJob',
      'createGig',
      'ignoreInvitation',
      'markConversationRead',
      'submitProposal',
      'withdrawApplication',
      'withdrawProposal',
    ],
    fields: /^NextStep\.done$/,
    isKept: true,
    reason: 'The dashboard derives the finished steps from the counts of its tiles, which are the same.',
  },
  {
    actions: ['updateCompanyPage'],
    fields: /^PostAuthor\.(name|title)$|^JobPosting\.company$/,
    reason: "Posts and the profile's postings have copies of the company's name. The tab keeps them.",
  },
  {
    actions: ['updateProfile'],
    fields: /^(PostAuthor|CompanyEmployee)\.(name|title)$|^GigCreator\.(name|title|about)$|^Client\.name$/,
    reason: "Posts, employees, sellers and clients have copies of the profile's texts. The tab keeps them.",
  },
  {
    actions: ['updateProfile', 'updateJob'],
    fields: /^JobPickConnection\.nodes$|^Query\.topJob$/,
    isKept: true,
    reason:
      'The server selects picks by the match scores of all jobs. The tab has the scores of loaded jobs.',
  },
  {
    actions: ['updateJob'],
    fields: /^JobApplication\.matchScore$/,
    isKept: true,
    reason: "The server derives an applicant's match score from the skills of the job. The tab keeps it.",
  },
  {
    actions: ['updateGig'],
    fields: /^Gig\.comparison$/,
    kinds: ['value'],
    isRare: true,
    reason:
      "The server keeps a gig's own rows while it has one package, which needs no table. The tab has the shown rows.",
  },
  {
    actions: ['downloadProduct'],
    fields:
      /^CreatorDashboard\.(mostPopular|totalDownloads|weeks)$|^Creator(Product|Week)\.(downloads|earnings|start)$/,
    isKept: true,
    reason: "The server counts a download of an own product in the creator's figures. The tab keeps them.",
  },
  {
    actions: ['acceptInvitation', 'ignoreInvitation'],
    fields: /^Person\.invitation$/,
    isKept: true,
    reason: 'The tab keeps an answered invitation for Undo. Screens show it only while the state is INVITED.',
  },
  {
    actions: ['requestConnection', 'acceptInvitation', 'ignoreInvitation'],
    fields: /^Query\.suggestedPeople$/,
    isKept: true,
    reason: 'The server suggests people without a relation to the viewer. The tab keeps the loaded ones.',
  },
  {
    actions: ['acceptInvitation', 'ignoreInvitation'],
    fields: /^(Accept|Ignore)InvitationPayload\.notifications$/,
    reason:
      'The server returns all notifications about the person that are read, the tab those that it has marked.',
  },
  {
    actions: ['addExperience', 'updateCompanyPage'],
    fields: /^Experience\.employer$/,
    reason: 'The server finds the page of an employer by its name. The tab has no list of all companies.',
  },
  {
    actions: messages,
    fields:
      /^Message(Connection|ThreadConnection)\.(nodes|totalCount)$|^(Contact|MessageThread)\.(lastMessage|sentAt|time)$/,
    isKept: true,
    reason: 'A simulated message joins no conversation (CA-01).',
  },
  {
    actions: messages,
    fields: /^Query\.contacts$|^Person\.contact$/,
    kinds: ['members', 'order', 'value'],
    reason: 'A simulated message starts no conversation, and moves none to the top.',
  },
  {
    actions: messages,
    fields: /^(SendMessagePayload\.message|StartConversationPayload\.contact)$/,
    kinds: ['value'],
    reason: 'The simulated payload has neither the message nor the conversation.',
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
      (known.kinds ?? [difference.kind]).includes(difference.kind) &&
      (known.screens?.test(difference.screen) ?? true) &&
      (!known.isKept || difference.isKept) &&
      (known.actions ?? actions).some((name) => actions.includes(name)),
  );
