import { jobConditions, type FilteredJob } from '../../schema/generated/jobFilter.ts';
import { alertKey, alertOf } from '../../schema/rules/job/alert.ts';
import { goodMatch, mostScore, scoreOf } from '../../schema/rules/job/match.ts';
import type { JobAlert } from '../../schema/generated/types.ts';
import { capacityOf, common, noBits, unionOf, without, type Bits } from '../shared/catalogue/bits.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../data/noun.ts';
import { affects, createDerived, createMemo } from '../shared/derived.ts';
import { personOfAccount } from '../data/guest.ts';
import type { CompanyRecord } from '../company/records.ts';
import { getOrThrow, type Records } from '../shared/lookup.ts';
import { sortByKeys } from '../shared/order.ts';
import { createPlaces } from '../shared/places.ts';
import { lowered } from '../shared/similar.ts';
import { newest } from '../shared/time.ts';
import { matchScore } from './match.ts';
import type { JobApplicationRecord, JobRecord } from './records.ts';

const latest = ({ postedAt }: JobRecord) => newest(postedAt);

/** What the conditions of the filter read. Without a spread, which would copy all fields of each job for each index. */
export const filteredJob = (job: JobRecord, companies: Pick<Records<CompanyRecord>, 'get'>): FilteredJob => ({
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
});

/** The jobs with their searches and relations, which all accounts share. */
export const jobStore = defineNoun(['jobs', 'companies'], ({ jobs, companies }, register) => {
  const indexes = createIndexes(jobConditions, (job: JobRecord) => filteredJob(job, companies));
  const jobCatalogue = register(
    createCatalogue(jobs, {
      ...indexes,
      facets: {
        ...indexes.facets,
        closed: ({ isOpen }: JobRecord) => (isOpen ? [] : on),
        hiring: ({ isOpen, companyId }: JobRecord) => (isOpen ? companyId : []),
        poster: ({ postedById }: JobRecord) => postedById ?? [],
        skill: ({ skills }: JobRecord) => lowered(skills),
        scored: ({ scored, skills }: JobRecord) => (scored && skills.length > 0 ? String(skills.length) : []),
      },
      orders: {
        NEWEST: (job) => [latest(job)],
        PROMOTED: (job) => [-Number(job.promoted), latest(job)],
        // Jobs without yearly figures are last.
        SALARY: (job) => [-(job.salaryMax ?? -1), -(job.salaryMin ?? -1), latest(job)],
      },
      // The name of the company is among the words of a job.
      affected: (idsWith) => [
        affects(companies, ({ id, name }, other) => (other?.name === name ? [] : idsWith('companyId', id))),
      ],
    }),
  );
  return {
    jobs,
    jobCatalogue,
    jobPlaces: createPlaces(() => jobCatalogue.values('location')),
    openPositions: (companyId: string) => jobCatalogue.count('hiring', companyId),
    /** The open positions of a company, newest first. */
    jobsByCompany: (companyId: string) =>
      jobCatalogue.select({ where: { hiring: companyId }, order: 'NEWEST' }),
    /** The jobs that a person has posted under the own name, newest first. */
    jobsByPoster: (poster: string) => jobCatalogue.select({ where: { poster }, order: 'NEWEST' }),
    /** Jobs with common skills: most common skills first. */
    similarJobs: (job: JobRecord, count: number) =>
      jobCatalogue.similar(job, { weights: { skill: 1 }, unless: { closed: on }, order: 'given', count }),
  };
});

/** The jobs in the order of an account. */
export const jobMatchStore = (shared: ReturnType<typeof jobStore.create>) =>
  defineNoun(['people', 'viewer'], (data) => {
    const { people } = data;
    const jobScore = (job: JobRecord) => matchScore(job, personOfAccount(people, data.viewer.id));
    /** Divides jobs by their scores, from 10 to 0. Those without a score have 0. */
    function byScore(found: Bits): readonly Bits[] {
      const { setOf, setsByCommon, values } = shared.jobCatalogue;
      const { id, skills } = personOfAccount(people, data.viewer.id);
      const sets = Array.from({ length: mostScore + 1 }, () => noBits(0));
      let rest = skills.length > 0 ? without(found, setOf('poster', [id])) : noBits(0);
      for (const { members, score } of [
        ...setsByCommon('skill', lowered(skills)),
        { members: found, score: 0 },
      ]) {
        const matching = common(rest, members);
        rest = without(rest, members);
        for (const size of values('scored')) {
          if (score > Number(size)) continue; // no job has more matching skills than skills
          const place = mostScore - scoreOf(score, Number(size));
          sets[place] = unionOf([sets[place]!, common(matching, setOf('scored', [size]))], capacityOf(found));
        }
      }
      sets[mostScore] = sets.slice(0, mostScore).reduce(without, found);
      return sets;
    }
    const jobCatalogue = shared.jobCatalogue.withOrder('RELEVANCE', 'PROMOTED', byScore);
    const openJobs = () => jobCatalogue.select({ unless: { closed: on }, order: 'RELEVANCE' });
    return {
      jobCatalogue,
      jobScore,
      /** Jobs with a good match, in the order of the board, without own postings. */
      jobPicks() {
        const { slice, pointOf, countThrough } = openJobs();
        // The point in the order RELEVANCE after all jobs with a good match: the least one, not promoted, the oldest.
        const lastPick = { id: '', keys: [mostScore - goodMatch, 0, Infinity] };
        const totalCount = countThrough(lastPick) ?? 0; // null is for keys of another order
        return {
          totalCount,
          slice: (start: number, count: number) => slice(start, Math.min(count, totalCount - start)),
          pointOf,
          countThrough,
        };
      },
      topJob: () => openJobs().slice(0, 1)[0] ?? null,
    };
  });

/** The order of applications: the latest first. */
export const latestApplication = ({ appliedAt }: JobApplicationRecord) => [newest(appliedAt)];

/** All applications, which all accounts share. */
export const applicationStore = defineNoun(['applications'], ({ applications }, register) => {
  const catalogue = register(
    createCatalogue(applications, {
      facets: {
        applicant: ({ applicantId }: JobApplicationRecord) => applicantId,
        job: ({ jobId, status }: JobApplicationRecord) => (status === 'WITHDRAWN' ? [] : jobId),
      },
    }),
  );
  const byApplicant = register(
    createMemo(
      (applicant) => {
        // In the order of storage: the latest application to a job is last, so the map keeps it.
        const own = catalogue
          .select({ where: { applicant }, order: 'given' })
          .slice(0, catalogue.count('applicant', applicant));
        return {
          latest: new Map(own.map((record) => [record.jobId, record])),
          applied: new Set(own.flatMap(({ status, jobId }) => (status === 'WITHDRAWN' ? [] : jobId))),
        };
      },
      [affects(applications, ({ applicantId }) => [applicantId])],
    ),
  );
  const toJob = register(
    createMemo(
      (id) => sortByKeys(catalogue.holding('job', id), latestApplication),
      [affects(applications, ({ jobId }) => [jobId])],
    ),
  );
  return {
    /** The applications to a job that are not withdrawn, latest first. */
    applicationsTo: (jobId: string) => toJob.get(jobId),
    /** A person's applications, also withdrawn ones. */
    allApplicationsBy: (applicant: string) => catalogue.holding('applicant', applicant),
    /** A person's latest application to each job, and the ids of the jobs without a withdrawal. */
    applicationsBy: (applicant: string) => byApplicant.get(applicant),
  };
});

/** The viewer's applications, recent searches and alerts. */
export const jobSearchStore = ({ applicationsBy }: ReturnType<typeof applicationStore.create>) =>
  defineNoun(['jobAlerts', 'marks', 'recentSearches', 'viewer'], (data, register) => {
    const { jobAlerts, recentSearches } = data;
    const alerts = register(
      createDerived((): JobAlert[] => [
        ...Array.from(jobAlerts.values()).toReversed(),
        ...Array.from(recentSearches.values())
          .filter((search) => search.alerts)
          .map(({ id, term, location }) => ({
            id: id.replace('search-', 'alert-'), // unique: ids of other alerts end in a hash
            ...alertOf({ query: term, location }),
          })),
      ]),
    );
    const shown = register(
      createDerived(() =>
        Array.from(recentSearches.values()).filter(({ id }) => !data.marks.clearedSearches.has(id)),
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
      get alertKeys() {
        return alertKeys.value;
      },
      /** The ids of the jobs to which the viewer has applied. */
      get appliedJobs() {
        return applicationsBy(data.viewer.id).applied;
      },
      /** The viewer's latest application to each job. */
      get applicationTo() {
        return applicationsBy(data.viewer.id).latest;
      },
    };
  });
