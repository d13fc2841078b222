import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import type { JobSort } from '../generated/resolvers.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';
import { idsFacet } from '../shared/marks.ts';
import { createPlaces } from '../shared/places.ts';
import { matchScore } from './match.ts';
import type { JobRecord } from './records.ts';
import { similarBySkills } from '../shared/similar.ts';

type Order = (a: JobRecord, b: JobRecord) => number;

const newest: Order = newestFirst(({ postedAt }) => postedAt);
/** Jobs without yearly figures stand behind all others. */
const highestSalary: Order = (a, b) =>
  (b.salaryMax ?? -1) - (a.salaryMax ?? -1) || (b.salaryMin ?? -1) - (a.salaryMin ?? -1) || newest(a, b);

/** From this score on a job is a good match. */
const goodMatch = 5;

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
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  return {
    jobs: byId(jobs),
    jobCatalogue: createCatalogue(jobs, {
      text: ({ title, skills, companyId }) => [title, ...skills, getOrThrow(companyNames, companyId)],
      facets: {
        location: ({ location }) => location,
        experienceLevel: ({ experienceLevel }) => experienceLevel,
        company: ({ companyId }) => companyId,
        workplace: ({ workplace }) => workplace,
        easyApply: ({ isEasyApply }) => (isEasyApply ? 'EASY' : []),
        type: ({ type }) => type,
        saved: idsFacet(marks.savedJobs),
        applied: idsFacet(applied),
        visibility: ({ id }) => (marks.hiddenJobs.has(id) ? 'HIDDEN' : 'SHOWN'),
      },
      ranges: { postedAt: ({ postedAt }) => Date.parse(postedAt) },
      orders,
    }),
    jobPlaces: createPlaces(jobs.map(({ location }) => location)),
    /** How well each job fits the viewer. */
    jobScores: scores,
    /** Those that fit well, in the order of the board; nobody is shown an own posting. */
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
