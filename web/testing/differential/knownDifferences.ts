import type { Difference } from './compare.ts';

/** A difference that is accepted. */
interface Known {
  /** The actions that cause it; undefined for all. */
  actions?: readonly string[];
  /** The types and fields: 'Job.applicants'. */
  fields: RegExp;
  kinds?: readonly Difference['kind'][];
  /** Why the tab and the server differ. */
  reason: string;
}

const creations = [
  'createCompanyPage',
  'createGig',
  'createJob',
  'createPost',
  'createProject',
  'postProject',
];
const edits = [
  'updateCompanyPage',
  'updateGig',
  'updateJob',
  'updateProduct',
  'updateProfile',
  'updateProject',
];
const opening = ['setGigOpen', 'setJobOpen', 'setProjectOpen', 'setJobHidden'];

/** The differences between the simulated tab and the live server. One that no longer occurs fails in a long run. */
export const knownDifferences: readonly Known[] = [
  {
    fields: /^PageInfo\.endCursor$/,
    reason: "A cursor is a position in the server's list. The tab keeps the one of the list that it loaded.",
  },
  {
    fields: /\.(nodes|gigs|projects|jobPostings|jobAlerts|recentSearches|channels|jobs|similar)$/,
    kinds: ['order'],
    reason: 'The tab lists the latest change first. The server lists by relevance, date or number.',
  },
  {
    actions: [...creations, ...edits, ...opening],
    fields: /^(FilterOption|\w+FilterOptions|ProductFacets|JobFacets)\./,
    reason: 'The server counts the choices of a filter. The tab keeps the counts.',
  },
  {
    actions: ['setProductWishlisted', 'buyProduct', 'downloadProduct', 'enrollInCourse'],
    fields: /^FilterOption\.count$/,
    reason: "The server counts the choices within the viewer's own list. The tab keeps the counts.",
  },
  {
    actions: [...creations, ...edits, ...opening],
    fields: /^RecentSearch\.(results|new)$/,
    reason: 'The server counts the results of a recent search. The tab keeps the counts.',
  },
  {
    actions: edits,
    fields: /^\w+Connection\.(totalCount|nodes|correctedQuery|counts)$|^SearchKindCount\.count$/,
    reason:
      'The server searches edited objects again. In the tab a list keeps the items that it found before.',
  },
  {
    actions: ['createProject', 'postProject'],
    fields: /^SearchConnection\.(totalCount|nodes|correctedQuery|counts)$|^SearchKindCount\.count$/,
    reason: 'The search in the tab finds created jobs, gigs, companies and posts, and no projects.',
  },
  {
    actions: creations,
    fields: /\.__typename$/,
    reason: 'The best result of a search is of another kind: the tab lists a created object first.',
  },
  {
    actions: [...creations, ...edits, ...opening, 'saveProductDraft', 'publishProduct'],
    fields: /\.(similar|moreBySeller|moreByCompany)$/,
    reason:
      'The server derives related objects. The tab keeps those of the loaded page; a created object has none.',
  },
  {
    actions: [...creations, ...edits, 'addExperience', 'addEducation'],
    fields: /^\w+Outline\./,
    reason: "The server derives the sizes of a page's skeleton. The tab keeps them.",
  },
  {
    actions: ['setJobOpen'],
    fields: /^Company\.openPositions$/,
    reason: 'The tab counts only the postings whose company page it has loaded.',
  },
  {
    actions: ['markConversationRead'],
    fields: /^Message\.read$/,
    reason:
      "The tab counts read messages in a list of its own. No screen shows the field of another person's message.",
  },
  {
    actions: ['createGig'],
    fields: /^GigCreator\./,
    reason:
      "The seller of a gig that the tab created has invented values, which must not replace the server's.",
  },
  {
    actions: ['createGig', 'updateProfile', 'postProject', 'createProject', 'createJob', 'buyProduct'],
    fields: /^NextStep\.done$/,
    reason: 'The server derives the finished steps of the dashboard. The tab keeps them.',
  },
  {
    actions: ['updateCompanyPage'],
    fields:
      /^(ViewerCompany|PostAuthor|JobPosting|Experience|CompanyEmployee)\.|^\w+\.(company|employer|name|title)$/,
    reason:
      "Copies of the company's name keep the old one in the tab. The server finds an employer by its name.",
  },
  {
    actions: ['updateProfile'],
    fields:
      /^(PostAuthor|GigCreator|CompanyEmployee|Client|ProductCreator|Person|PersonHit|Applicant)\.|matchScore|jobPicks|JobPickConnection|^Query\.topJob$|^(Job|Company)\./,
    reason: "The server derives match scores, picks and copies of the viewer's texts. The tab keeps them.",
  },
  {
    actions: ['updateJob'],
    fields: /^(JobApplication|Job)\.matchScore$/,
    reason: 'The server derives match scores from the skills of the job.',
  },
  {
    actions: ['createProject', 'postProject'],
    fields: /^Client\./,
    reason: 'The server notes when a client was active and how many projects it has posted.',
  },
  {
    actions: ['updateProject'],
    fields: /^OwnProject\.lastUpdated$/,
    reason: 'The tab keeps the text of the time.',
  },
  {
    actions: ['updateProduct'],
    fields: /^DashboardTiles\.sales$/,
    reason: 'The server counts sales of products that are not free. The tab keeps the count.',
  },
  {
    actions: ['addExperience'],
    fields: /^Experience\.employer$/,
    reason: 'The server finds the page of an employer by its name. The tab has no list of all companies.',
  },
];

/** Returns the known difference that one is; undefined for a new one. */
export const knownOf = (difference: Difference, actions: readonly string[]): Known | undefined =>
  knownDifferences.find(
    (known) =>
      known.fields.test(difference.field) &&
      (known.kinds ?? [difference.kind]).includes(difference.kind) &&
      (known.actions ?? actions).some((name) => actions.includes(name)),
  );
