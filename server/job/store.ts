import { jobConditions } from '../../schema/rules/job/filter.ts';
import { alertKey, alertOf } from '../../schema/rules/job/alert.ts';
import { goodMatch } from '../../schema/rules/job/match.ts';
import type { JobAlert } from '../generated/resolvers.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { affects, createDerived, createMemo, defineNoun } from '../shared/derived.ts';
import { personOfAccount } from '../account/guest.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { sortByKeys } from '../shared/order.ts';
import { createPlaces } from '../shared/places.ts';
import { lowered } from '../shared/similar.ts';
import { newest } from '../shared/time.ts';
import { matchScore } from './match.ts';
import type { JobApplicationRecord, JobRecord } from './records.ts';

/** The jobs with their searches and relations. */
export const jobStore = defineNoun(['jobs', 'companies', 'people', 'viewer'], (sample, register) => {
  const { jobs, companies, people } = sample;
  /** The match score of a job for the viewer. */
  const jobScore = (job: JobRecord) => matchScore(job, personOfAccount(people, sample.viewer.id));
  const latest = ({ postedAt }: JobRecord) => newest(postedAt);
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
    salary: job.salary,
  }));
  const jobCatalogue = register(
    createCatalogue(jobs, {
      ...indexes,
      facets: {
        ...indexes.facets,
        closed: ({ isOpen }: JobRecord) => (isOpen ? [] : on),
        hiring: ({ isOpen, companyId }: JobRecord) => (isOpen ? companyId : []),
        pick: (job: JobRecord) => (job.isOpen && (jobScore(job) ?? 0) >= goodMatch ? on : []),
        poster: ({ postedById }: JobRecord) => postedById ?? [],
        openSkill: ({ isOpen, skills }: JobRecord) => (isOpen ? lowered(skills) : []),
      },
      orders: {
        RELEVANCE: (job) => [-(jobScore(job) ?? 0), -Number(job.promoted), latest(job)],
        NEWEST: (job) => [latest(job)],
        // Jobs without yearly figures are last.
        SALARY: (job) => [-(job.salaryMax ?? -1), -(job.salaryMin ?? -1), latest(job)],
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
  const closedJobs = () => jobCatalogue.holding('closed', on).map(({ id }) => id);
  return {
    jobs,
    jobCatalogue,
    /** The ids of closed jobs, which lists leave out. */
    get closedJobs() {
      return closedJobs();
    },
    jobScore,
    jobPlaces: createPlaces(() => jobCatalogue.values('location')),
    /** The number of open positions of a company. */
    openPositions: (companyId: string) => jobCatalogue.count('hiring', companyId),
    /** The open positions of a company, newest first. */
    jobsByCompany: (companyId: string) =>
      jobCatalogue.select({ where: { hiring: companyId }, order: 'NEWEST' }),
    /** The jobs that a person has posted under the own name, newest first. */
    jobsByPoster: (poster: string) => jobCatalogue.select({ where: { poster }, order: 'NEWEST' }),
    /** Jobs with a good match, in the order of the board, without own postings. */
    jobPicks: () => jobCatalogue.select({ where: { pick: on }, order: 'RELEVANCE' }),
    topJob: () => jobCatalogue.select({ except: [closedJobs()], order: 'RELEVANCE' }).slice(0, 1)[0] ?? null,
    /** Jobs with common skills: most common skills first. */
    similarJobs: (job: JobRecord, count: number) =>
      jobCatalogue.similar({ ...job, isOpen: true }, { weights: { openSkill: 1 }, order: 'given', count }),
  };
});

/** The order of applications: the latest first. */
export const latestApplication = ({ appliedAt }: JobApplicationRecord) => [newest(appliedAt)];

/** The applications, and the viewer's recent searches. */
export const applicationStore = defineNoun(
  ['applications', 'jobAlerts', 'marks', 'recentSearches', 'viewer'],
  (sample, register) => {
    const { applications, jobAlerts, recentSearches } = sample;
    const own = register(
      createDerived(() =>
        Array.from(applications.values()).filter(({ applicantId }) => applicantId === sample.viewer.id),
      ),
    );
    const latest = register(createDerived(() => new Map(own.value.map((record) => [record.jobId, record]))));
    const applied = register(
      createDerived(
        () => new Set(own.value.flatMap(({ status, jobId }) => (status === 'WITHDRAWN' ? [] : jobId))),
      ),
    );
    const toJob = register(
      createMemo(
        (id) =>
          sortByKeys(
            Array.from(applications.values()).filter(
              ({ jobId, status }) => jobId === id && status !== 'WITHDRAWN',
            ),
            latestApplication,
          ),
        new Map([affects(applications, ({ jobId }) => [jobId])]),
      ),
    );
    const alerts = register(
      createDerived((): JobAlert[] => [
        ...Array.from(jobAlerts.values()).toReversed(),
        ...Array.from(recentSearches.values())
          .filter((search) => search.alerts)
          .map(({ id, term, location }) => ({
            id: id.replace('search-', 'alert-'),
            ...alertOf({ query: term, location }),
          })),
      ]),
    );
    const shown = register(
      createDerived(() =>
        Array.from(recentSearches.values()).filter(({ id }) => !sample.marks.clearedSearches.has(id)),
      ),
    );
    const alertKeys = register(createDerived(() => new Set(alerts.value.map((alert) => alertKey(alert)))));
    return {
      /** The viewer's recent searches that are not cleared, latest first. */
      get recentSearches() {
        return shown.value;
      },
      /** The viewer's job alerts: new ones first, then those of recent searches. */
      get jobAlerts() {
        return alerts.value;
      },
      /** The identities of the alerts. */
      get alertKeys() {
        return alertKeys.value;
      },
      /** The ids of the jobs to which the viewer has applied. */
      get appliedJobs() {
        return applied.value;
      },
      /** The applications to a job that are not withdrawn, latest first. */
      applicationsTo: (jobId: string) => toJob.get(jobId),
      /** The viewer's latest application to each job. */
      get applicationTo() {
        return latest.value;
      },
    };
  },
);
