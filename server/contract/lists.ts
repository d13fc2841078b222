import type {
  Company,
  Connection,
  Course,
  Gig,
  Invitation,
  Job,
  MessageThread,
  Person,
  Post,
  Product,
  Project,
} from '../../schema/generated/types.ts';
import { companyConditions } from '../../schema/rules/company/filter.ts';
import { gigConditions } from '../../schema/rules/gig/filter.ts';
import { jobConditions } from '../../schema/rules/job/conditions.ts';
import { goodMatch, matchingSkills } from '../../schema/rules/job/match.ts';
import { networkConditions, threadConditions } from '../../schema/rules/network/filter.ts';
import { notificationConditions } from '../../schema/rules/notification/filter.ts';
import { personConditions } from '../../schema/rules/person/filter.ts';
import { reactions, tagKey } from '../../schema/rules/post/feed.ts';
import { feedConditions } from '../../schema/rules/post/filter.ts';
import { productConditions } from '../../schema/rules/product/filter.ts';
import { projectConditions } from '../../schema/rules/project/filter.ts';
import { topRating } from '../../schema/rules/rating.ts';
import { searchConditions, searchSelection } from './searchHits.ts';
import { first, latest, latestFirst, most, rules, type AnyListRules } from './listRules.ts';
import { nestedLists } from './nestedLists.ts';

type ShopFacts = Parameters<typeof productConditions.type.values>[0];

type ShopHit = (Product | Course) & { __typename: string };

const byRelevance = ({ matchScore, promoted, postedAt }: Job) => [
  most(matchScore),
  first(promoted),
  latest(postedAt),
];

const networkSelection = 'name title person { employer { id } }';

/** The rules of each list with pages, by its name: a field of Query, or a type and its field. */
export const lists: Readonly<Record<string, AnyListRules>> = {
  jobs: rules<Job>({
    select: `title skills company { id name } location postedAt experienceLevel workplace isEasyApply type salary
      salaryMax matchScore promoted saved viewerHasApplied isOpen viewerHasHidden`,
    conditions: jobConditions,
    viewer: { savedOnly: ({ saved }) => saved, appliedOnly: ({ viewerHasApplied }) => viewerHasApplied },
    orders: {
      RELEVANCE: byRelevance,
      NEWEST: ({ postedAt }) => [latest(postedAt)],
      SALARY: ({ salaryMax }) => [most(salaryMax)],
    },
    always: { isOpen: ({ isOpen }) => isOpen, viewerHasHidden: ({ viewerHasHidden }) => !viewerHasHidden },
  }),
  jobPicks: rules<Job>({
    select: 'matchScore promoted postedAt',
    orders: { fixed: byRelevance },
    always: { matchScore: ({ matchScore }) => (matchScore ?? 0) >= goodMatch },
  }),
  companies: rules<Company>({
    select: 'name industry location size followers openPositions viewerIsFollowing',
    conditions: companyConditions,
    viewer: { followedOnly: ({ viewerIsFollowing }) => viewerIsFollowing },
    orders: {
      FOLLOWERS: ({ followers }) => [most(followers)],
      NAME: ({ name }) => [name],
      OPEN_POSITIONS: ({ openPositions }) => [most(openPositions)],
    },
  }),
  gigs: rules<Gig>({
    select: `title description tags category startingPrice deliveryDays reviewSummary { average count } isOpen
      viewerIsSeller viewerHasWishlisted`,
    conditions: gigConditions,
    viewer: {
      mineOnly: ({ viewerIsSeller }) => viewerIsSeller,
      wishlistedOnly: ({ viewerHasWishlisted }) => viewerHasWishlisted,
    },
    narrower: ['mineOnly'],
    orders: {
      RECOMMENDED: ({ reviewSummary: { average, count } }) => [first(average >= topRating), most(count)],
      TOP_RATED: ({ reviewSummary: { average, count } }) => [most(average), most(count)],
      LOWEST_PRICE: ({ startingPrice }) => [startingPrice],
      FASTEST_DELIVERY: ({ deliveryDays }) => [deliveryDays],
    },
    always: { isOpen: ({ isOpen }) => isOpen },
  }),
  projects: rules<Project>({
    select: `title description skills category paymentType budgetBand location postedDate isOpen viewerHasSaved
      projectDetails { experience lengthBand } client { rating paymentVerified }`,
    conditions: projectConditions,
    viewer: { savedOnly: ({ viewerHasSaved }) => viewerHasSaved },
    orders: {
      BEST_MATCH: ({ skills }, viewer) => [most(matchingSkills(skills, viewer.skills).length)],
      NEWEST: ({ postedDate }) => [latest(postedDate)],
    },
    always: { isOpen: ({ isOpen }) => isOpen },
  }),
  products: rules<ShopHit, ShopFacts>({
    select: `title description creator price category popularity createdAt recommended rating viewerHasWishlisted
      viewerOwns ... on Course { difficultyLevel }`,
    conditions: productConditions,
    facts: ({ creator, __typename, ...item }) => ({
      ...item,
      creatorName: creator,
      isCourse: __typename === 'Course',
    }),
    viewer: {
      wishlistedOnly: ({ viewerHasWishlisted }) => viewerHasWishlisted,
      ownedOnly: ({ viewerOwns }) => viewerOwns,
    },
    orders: {
      POPULAR: ({ popularity, createdAt }) => [most(popularity), latest(createdAt)],
      RECENT: ({ createdAt }) => [latest(createdAt)],
      RECOMMENDED: ({ recommended, popularity, createdAt }) => [
        first(recommended),
        most(popularity),
        latest(createdAt),
      ],
      TOP_RATED: ({ rating, createdAt }) => [most(rating), latest(createdAt)],
    },
  }),
  feed: rules<Post>({
    select: 'content author { name } tags postedAt isFeatured likes comments shares viewerHasSaved',
    conditions: feedConditions,
    viewer: {
      savedOnly: ({ viewerHasSaved }) => viewerHasSaved,
      followedTopicsOnly: ({ tags }, { followedTags }) =>
        !followedTags ||
        tags.some((tag) => followedTags.some((followed) => tagKey(followed) === tagKey(tag))),
    },
    orders: {
      RECENT: ({ isFeatured, postedAt }) => [first(isFeatured), latest(postedAt)],
      TOP: (post) => [first(post.isFeatured), most(reactions(post))],
    },
  }),
  people: rules<Person, Parameters<typeof personConditions.query.words>[0]>({
    select: 'name title location profile { skills } employer { id }',
    conditions: personConditions,
    facts: ({ name, title, location, profile, employer }) => ({
      name,
      title,
      location,
      skills: profile.skills,
      employerId: employer?.id ?? null,
    }),
    orders: { fixed: ({ name }) => [name] },
  }),
  connections: rules<Connection>({
    select: `${networkSelection} connectedAt`,
    conditions: networkConditions,
    orders: { fixed: ({ connectedAt }) => [latest(connectedAt)] },
  }),
  invitations: rules<Invitation>({
    select: `${networkSelection} sentAt`,
    conditions: networkConditions,
    orders: { fixed: ({ sentAt }) => [latest(sentAt)] },
  }),
  messageThreads: rules<MessageThread, Parameters<typeof threadConditions.query.words>[0]>({
    select: 'name lastMessage sentAt unread contact { person { employer { id } } }',
    conditions: threadConditions,
    facts: ({ name, lastMessage, unread, contact }) => ({
      name,
      lastMessage,
      unread,
      companyId: contact?.person.employer?.id ?? null,
    }),
    orders: { fixed: ({ sentAt }) => [latest(sentAt)] },
  }),
  notifications: rules<{ kind: 'JOB'; createdAt: string; read: boolean }>({
    select: 'kind createdAt read',
    conditions: notificationConditions,
    viewer: { unreadOnly: ({ read }) => !read },
    orders: { fixed: ({ createdAt }) => [latest(createdAt)] },
  }),
  gigOrders: latestFirst('orderedAt'),
  receivedGigOrders: latestFirst('orderedAt'),
  proposals: latestFirst('submittedAt'),
  search: rules<Parameters<typeof searchConditions.query.words>[0]>({
    select: searchSelection,
    conditions: searchConditions,
    orders: {},
  }),
  ...nestedLists,
};

/** The rules of a list; a list without rules is checked for its pages, counts and limits alone. */
export const rulesOf = (name: string): AnyListRules => lists[name] ?? { select: '', orders: {} };
