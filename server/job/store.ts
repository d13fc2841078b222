import { jobConditions } from '../../schema/rules/job/filter.ts';
import { alertKey, alertOf } from '../../schema/rules/job/alert.ts';
import { goodMatch } from '../../schema/rules/job/match.ts';
import type { JobAlert } from '../generated/resolvers.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { affects, createDerived, defineNoun } from '../shared/derived.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { createPlaces } from '../shared/places.ts';
import { lowered } from '../shared/similar.ts';
import { matchScore } from './match.ts';
import type { JobRecord } from './records.ts';

/** The jobs with their searches and relations. */
export const jobStore = defineNoun(['jobs', 'companies', 'people', 'viewer'], (sample, register) => {
  const { jobs, companies, people } = sample;
  /** The match score of a job for the viewer. */
  const jobScore = (job: JobRecord) => matchScore(job, getOrThrow(people, sample.viewer.id));
  const newest = ({ postedAt }: JobRecord) => -Date.parse(postedAt);
  // Without a spread, which would copy all fields of each job for each index.
  const indexes = createIndexes(jobConditions, (job: JobRecord) => ({
    title: job.title,
    skills: job.skills,
    company: getOrThrow(companies, job.companyId),
    location: job.location,
    postedAt: job.postedAt,
    experienceLevel: job.experienceLevel,
    workplace: job.workplace,
    isEasyApply: job.isEasyApply,
    type: job.type,
  }));
  const jobCatalogue = register(
    createCatalogue(jobs, {
      ...indexes,
      facets: {
        ...indexes.facets,
        pick: (job: JobRecord) => ((jobScore(job) ?? 0) >= goodMatch ? on : []),
        poster: ({ postedById }: JobRecord) => postedById ?? [],
        skill: ({ skills }: JobRecord) => lowered(skills),
      },
      orders: {
        RELEVANCE: (job) => [-(jobScore(job) ?? 0), -Number(job.promoted), newest(job)],
        NEWEST: (job) => [newest(job)],
        // Jobs without yearly figures are last.
        SALARY: (job) => [-(job.salaryMax ?? -1), -(job.salaryMin ?? -1), newest(job)],
        given: () => [],
      },
      affected: (idsWith) =>
        new Map([
          affects(jobs, ({ id }) => [id]),
          affects(companies, ({ id, name }, other) => (other?.name === name ? [] : idsWith('companyId', id))),
          // The skills of the viewer decide all match scores.
          affects(people, ({ id }) => (id === sample.viewer.id ? null : [])),
        ]),
    }),
  );
  return {
    jobs,
    jobCatalogue,
    jobScore,
    jobPlaces: createPlaces(() => jobCatalogue.values('location')),
    /** The number of open positions of a company. */
    openPositions: (companyId: string) => jobCatalogue.count('companyId', companyId),
    /** The open positions of a company, newest first. */
    jobsByCompany: (companyId: string) => jobCatalogue.select({ where: { companyId }, order: 'NEWEST' }),
    /** The jobs that a person has posted under the own name, newest first. */
    jobsByPoster: (poster: string) => jobCatalogue.select({ where: { poster }, order: 'NEWEST' }),
    /** Jobs with a good match, in the order of the board, without own postings. */
    jobPicks: () => jobCatalogue.select({ where: { pick: on }, order: 'RELEVANCE' }),
    topJob: () => jobCatalogue.select({ order: 'RELEVANCE' }).slice(0, 1)[0] ?? null,
    /** Jobs with common skills: most common skills first. */
    similarJobs: (job: JobRecord, count: number) =>
      jobCatalogue.similar(job, { weights: { skill: 1 }, order: 'given', count }),
  };
});

/** The viewer's applications and recent searches. */
export const applicationStore = defineNoun(['applications', 'recentSearches'], (sample, register) => {
  const { applications, recentSearches } = sample;
  const latest = register(
    createDerived(() => new Map(Array.from(applications.values(), (record) => [record.jobId, record]))),
  );
  const applied = register(
    createDerived(
      () =>
        new Set(
          Array.from(applications.values()).flatMap(({ status, jobId }) =>
            status === 'WITHDRAWN' ? [] : jobId,
          ),
        ),
    ),
  );
  /** Recent searches with an alert. */
  const alerts = register(
    createDerived((): JobAlert[] =>
      Array.from(recentSearches.values())
        .filter((search) => search.alerts)
        .map(({ id, term, location }) => ({
          id: id.replace('search-', 'alert-'),
          ...alertOf({ query: term, location }),
        })),
    ),
  );
  const alertKeys = register(createDerived(() => new Set(alerts.value.map((alert) => alertKey(alert)))));
  return {
    recentSearches,
    /** The alerts of the sample. */
    get jobAlerts() {
      return alerts.value;
    },
    /** The identities of these alerts. */
    get alertKeys() {
      return alertKeys.value;
    },
    /** The ids of the jobs to which the viewer has applied. */
    get appliedJobs() {
      return applied.value;
    },
    /** The latest application to each job. */
    get applicationTo() {
      return latest.value;
    },
  };
});
