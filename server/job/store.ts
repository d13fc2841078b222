import { jobConditions } from '../../schema/rules/job/filter.ts';
import { goodMatch } from '../../schema/rules/job/match.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import type { JobSort } from '../generated/resolvers.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';
import { isIn } from '../shared/marks.ts';
import { createPlaces } from '../shared/places.ts';
import { matchScore } from './match.ts';
import type { JobRecord } from './records.ts';
import { similarBySkills } from '../shared/similar.ts';

type Order = (a: JobRecord, b: JobRecord) => number;

const newest: Order = newestFirst(({ postedAt }) => postedAt);
/** Jobs without yearly figures are last. */
const highestSalary: Order = (a, b) =>
  (b.salaryMax ?? -1) - (a.salaryMax ?? -1) || (b.salaryMin ?? -1) - (a.salaryMin ?? -1) || newest(a, b);

/** The jobs with their searches and relations. */
export function createJobStore({
  jobs,
  companies,
  people,
  viewer,
  recentSearches,
  applications,
  marks,
}: Sample) {
  const person = getOrThrow(byId(people), viewer.id);
  const scores = new Map(jobs.map((job) => [job.id, matchScore(job, person)]));
  const scoreOf = ({ id }: JobRecord) => getOrThrow(scores, id) ?? 0;
  const orders: Record<JobSort, Order> = {
    RELEVANCE: (a, b) => Number(b.promoted) - Number(a.promoted) || scoreOf(b) - scoreOf(a) || newest(a, b),
    NEWEST: newest,
    SALARY: highestSalary,
  };
  const applied = new Set(
    applications.filter(({ status }) => status !== 'WITHDRAWN').map(({ jobId }) => jobId),
  );
  const companiesById = byId(companies);
  const indexes = createIndexes(
    jobConditions,
    (job: JobRecord) => ({ ...job, company: getOrThrow(companiesById, job.companyId) }),
    { savedOnly: isIn(marks.savedJobs), appliedOnly: isIn(applied) },
  );
  return {
    jobs: byId(jobs),
    jobCatalogue: createCatalogue(jobs, {
      ...indexes,
      facets: {
        ...indexes.facets,
        visibility: ({ id }: JobRecord) => (marks.hiddenJobs.has(id) ? 'HIDDEN' : 'SHOWN'),
      },
      orders,
    }),
    jobPlaces: createPlaces(jobs.map(({ location }) => location)),
    /** The match score of each job for the viewer. */
    jobScores: scores,
    /** Jobs with a good match, in the order of the board, without own postings. */
    jobPicks: jobs.filter((job) => scoreOf(job) >= goodMatch).toSorted(orders.RELEVANCE),
    topJob: jobs.toSorted(orders.RELEVANCE)[0] ?? null,
    similarJobs: similarBySkills(jobs),
    recentSearches,
    /** The jobs to which the viewer has applied. */
    appliedJobs: applied,
    /** The latest application to each job. */
    applicationTo: new Map(applications.map((application) => [application.jobId, application])),
  };
}
