import { listBounds } from '../../schema/generated/bounds.ts';
import { paginate, paginateSelection, readFirst } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import { ownId } from '../shared/ownId.ts';
import { readQuery } from '../shared/text.ts';
import { timeAgoInWords } from '../shared/timeInWords.ts';
import { shownPerson } from '../data/visibility.ts';
import { matchScore } from './match.ts';
import { latestApplication } from './store.ts';
import { findJobs, hasAlert, jobFilterOptions, resultsOf } from './search.ts';

/** The constants of the summary line (statements JB-16, JB-17), whatever jobs are stored. */
const advertised = { withQuery: 302_442, withoutQuery: 1_241_835 };

export const jobResolvers = {
  Query: {
    jobs: (_parent, { filter, sort, ...page }, context) => {
      const options = findJobs(filter, sort, context);
      return {
        ...paginateSelection(options.found, page),
        advertisedCount:
          readQuery(options.search.query).length > 0 ? advertised.withQuery : advertised.withoutQuery,
        viewerHasAlert: hasAlert(filter, context),
        facets: options,
      };
    },
    job: (_parent, { id }, { store }) => find(store.jobs, id),
    jobPicks: (_parent, page, { store }) => paginateSelection(store.jobPicks(), page),
    topJob: (_parent, _args, { store }) => store.topJob(),
    recentSearches: (_parent, _args, { store }) =>
      store.recentSearches.slice(0, listBounds['Query.recentSearches']),
    jobAlerts: (_parent, _args, { store }) => store.jobAlerts.slice(0, listBounds['Query.jobAlerts']),
    jobFilterOptions: (_parent, _args, context) => findJobs(null, 'RELEVANCE', context),
  },
  Job: {
    company: ({ companyId }, _args, { store }) => getOrThrow(store.companies, companyId),
    posted: ({ postedAt }, _args, { now }) => timeAgoInWords(postedAt, now),
    matchScore: (job, _args, { store }) => store.jobScore(job),
    viewerHasApplied: ({ id }, _args, { store }) => store.appliedJobs.has(id),
    viewerIsPoster: ({ postedById }, _args, { viewerId }) => postedById === viewerId,
    application: ({ id }, _args, { store }) => store.applicationTo.get(id) ?? null,
    applications: ({ id, postedById }, page, { store, viewerId }) =>
      postedById === viewerId ? paginate(store.applicationsTo(id), page, latestApplication) : null,
    similarJobs: (job, { first }, { store }) => store.similarJobs(job, readFirst(first)),
  },
  JobFilterOptions: jobFilterOptions,
  JobApplication: {
    job: ({ jobId }, _args, { store }) => getOrThrow(store.jobs, jobId),
    applicant: ({ applicantId }, _args, { store }) => getOrThrow(store.people, applicantId),
    matchScore: ({ jobId, applicantId }, _args, { store }) =>
      matchScore(getOrThrow(store.jobs, jobId), shownPerson(getOrThrow(store.people, applicantId), store)),
    appliedAgo: ({ appliedAt }, _args, { now }) => timeAgoInWords(appliedAt, now),
  },
  RecentSearch: {
    results: (search, _args, context) => resultsOf(search, context).totalCount,
    new: (search, _args, context) => resultsOf(search, context, Date.parse(search.searchedAt)).totalCount,
  },
  JobPosting: {
    id: ownId('posting'),
    job: (job) => job,
    company: ({ companyId }, _args, { store }) => getOrThrow(store.companies, companyId).name,
    postedDate: ({ postedAt }) => postedAt,
    applications: ({ applicants }) => applicants,
  },
} satisfies Resolvers;
