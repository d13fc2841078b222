import type { Change } from '../changes.ts';
import { createHash } from 'node:crypto';
import { alertKey, alertOf } from '../../schema/rules/job/alert.ts';
import { applicationBounds, editedJob, postedJob } from '../../schema/rules/job/input.ts';
import { applicationStages } from '../../schema/rules/job/choices.ts';
import { refuseUnreachable } from '../channel/unreachable.ts';
import { request } from '../account/request.ts';
import { newNotification } from '../account/newNotification.ts';
import {
  marking,
  refuse,
  refuseUnknown,
  refuseMore,
  type ActionsOf,
  type InputOf,
  type Now,
  type Refusal,
} from '../live/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { JobApplicationRecord, JobRecord } from './records.ts';
import { jobSelection } from './search.ts';

/** One of the viewer's postings, or the reason why it is none. */
function ownPosting({ store, viewerId }: Now, jobId: string) {
  const job = store.jobs.get(jobId);
  if (!job) return { refusal: refuseUnknown('jobId') };
  if (job.postedById !== viewerId)
    return { refusal: refuse('NOT_ALLOWED', 'jobId', 'Only the person who posted it can change it.') };
  return { job };
}

/** The reason why the viewer cannot apply to a job; undefined if there is none. */
function applicationRefusal({ jobId, note }: InputOf<'applyToJob'>, now: Now): Refusal | undefined {
  const { store, viewerId } = now;
  const job = store.jobs.get(jobId);
  if (!job) return refuseUnknown('jobId');
  if (job.postedById === viewerId)
    return refuse('NOT_ALLOWED', 'jobId', 'You posted this job. Only other people can apply.');
  if (!job.isOpen) return refuse('NOT_ALLOWED', 'jobId', 'This job no longer accepts applications.');
  if (store.appliedJobs.has(jobId)) return refuse('ALREADY_DONE', 'jobId', 'You have applied to this job.');
  const { min } = applicationBounds.note;
  if (!job.isEasyApply && (note ?? '').trim().length < min)
    return refuse('TOO_SHORT', 'note', `Note must be at least ${min} characters`);
  return refuseUnreachable(job.postedById, 'jobId', 'apply to', now);
}

/** The input's application to one of the viewer's postings. */
const applicationToOwn = (id: string, { store, viewerId }: Now): JobApplicationRecord | undefined => {
  const application = store.sample.applications.get(id);
  const isOwn = application && store.jobs.get(application.jobId)?.postedById === viewerId;
  return isOwn && application.status !== 'WITHDRAWN' ? application : undefined;
};

/** Notifies an account of what the acting one has done about a job. */
const jobNotification = (jobId: string, account: string, words: string, now: Now) =>
  newNotification(account, { kind: 'JOB', words, subjectId: jobId }, now);

const posting = (job: JobRecord) => ({ job, jobPosting: job, companyJob: job });

/** The alert that an input describes, with an id that derives from its identity and the account. */
function describedAlert(filter: Parameters<typeof alertOf>[0], viewerId: string) {
  const alert = alertOf(filter);
  const key = alertKey(alert);
  return {
    key,
    alert: {
      id: `alert-${createHash('sha256').update(`${viewerId} ${key}`).digest('hex').slice(0, 16)}`,
      ...alert,
    },
  };
}

/** Adds to the number of a job's applicants. */
function counted(jobId: string, by: number, { store }: Now): Change {
  const record = getOrThrow(store.jobs, jobId);
  return { put: 'jobs', record: { ...record, applicants: Math.max(0, record.applicants + by) } };
}

export const jobActions: ActionsOf<
  | 'applyToJob'
  | 'clearRecentSearches'
  | 'createJob'
  | 'markJobViewed'
  | 'reportJob'
  | 'restoreRecentSearches'
  | 'setApplicationStatus'
  | 'setJobAlert'
  | 'setJobHidden'
  | 'setJobOpen'
  | 'setJobSaved'
  | 'updateJob'
  | 'withdrawApplication'
> = {
  applyToJob: {
    decide: (input, now) => {
      const refusal = applicationRefusal(input, now);
      if (refusal) return refusal;
      const { jobId, note, resumeFileName } = input;
      const record: JobApplicationRecord = {
        id: now.newId('application'),
        jobId,
        applicantId: now.viewerId,
        note: note?.trim() || null,
        resumeFileName,
        status: 'APPLIED',
        appliedAt: now.at,
      };
      const { title, postedById } = getOrThrow(now.store.jobs, jobId);
      return [
        { put: 'applications', record },
        counted(jobId, 1, now),
        ...(postedById === null ? [] : [jobNotification(jobId, postedById, `has applied to ${title}.`, now)]),
      ];
    },
    payload: ({ jobId }, { store }) => ({ job: getOrThrow(store.jobs, jobId) }),
  },
  withdrawApplication: {
    decide: ({ jobId }, now) => {
      const { store } = now;
      if (!store.jobs.has(jobId)) return refuseUnknown('jobId');
      const application = store.applicationTo.get(jobId);
      if (!application) return refuse('NOT_FOUND', 'jobId', 'You have not applied to this job.');
      if (application.status === 'WITHDRAWN')
        return refuse('ALREADY_DONE', 'jobId', 'You have withdrawn your application.');
      return [
        { put: 'applications', record: { ...application, status: 'WITHDRAWN' } },
        counted(jobId, -1, now),
      ];
    },
    payload: ({ jobId }, { store }) => ({ job: getOrThrow(store.jobs, jobId) }),
  },
  setApplicationStatus: {
    decide: ({ applicationId, status }, now) => {
      if (status === 'WITHDRAWN')
        return refuse('NOT_ALLOWED', 'status', 'Only the applicant can withdraw. Choose another stage.');
      const application = applicationToOwn(applicationId, now);
      if (!application) return refuseUnknown('applicationId');
      const { jobId, applicantId } = application;
      const words = `has changed your application to ${getOrThrow(now.store.jobs, jobId).title} to ${applicationStages[status].label}.`;
      return [
        { put: 'applications', record: { ...application, status } },
        jobNotification(jobId, applicantId, words, now),
      ];
    },
    payload: ({ applicationId }, { store }) => ({
      application: getOrThrow(store.sample.applications, applicationId),
    }),
  },
  setJobSaved: marking({
    mark: 'savedJobs',
    field: 'jobId',
    tables: ['jobs'],
    isOn: ({ saved }) => saved,
    payload: (job: JobRecord) => ({ job }),
  }),
  setJobHidden: marking({
    mark: 'hiddenJobs',
    field: 'jobId',
    tables: ['jobs'],
    isOn: ({ hidden }) => hidden,
    payload: (job: JobRecord) => ({ job }),
  }),
  markJobViewed: marking({
    mark: 'viewedJobs',
    field: 'jobId',
    tables: ['jobs'],
    payload: (job: JobRecord) => ({ job }),
  }),
  reportJob: {
    decide: (input, now) =>
      now.store.jobs.has(input.jobId) ? [request('REPORT', input, now)] : refuseUnknown('jobId'),
    payload: ({ jobId }, { store }) => ({ job: getOrThrow(store.jobs, jobId) }),
  },
  createJob: {
    decide: (input, { store, viewerId, at, newId }) => {
      const { company } = store.viewer;
      if (!company) return refuse('NOT_ALLOWED', null, 'A job belongs to a company, and you have none yet.');
      const id = newId('job');
      const record: JobRecord = {
        ...postedJob(input),
        id,
        companyId: company.id,
        postedById: viewerId,
        postedAt: at,
        applicants: 0,
        scored: false,
      };
      return [
        { put: 'jobs', record },
        { mark: 'viewedJobs', id, on: true },
      ];
    },
    payload: (_input, { store, newId }) => posting(getOrThrow(store.jobs, newId('job'))),
  },
  updateJob: {
    decide: ({ jobId, job: input }, now) => {
      const { job, refusal } = ownPosting(now, jobId);
      return job ? [{ put: 'jobs', record: { ...job, ...editedJob(input, job) } }] : refusal;
    },
    payload: ({ jobId }, { store }) => posting(getOrThrow(store.jobs, jobId)),
  },
  setJobOpen: {
    decide: ({ jobId, open }, now) => {
      const { job, refusal } = ownPosting(now, jobId);
      return job ? [{ put: 'jobs', record: { ...job, isOpen: open } }] : refusal;
    },
    payload: ({ jobId }, { store }) => ({ job: getOrThrow(store.jobs, jobId) }),
  },
  setJobAlert: {
    decide: ({ filter, enabled }, { store, viewerId, at }) => {
      // Throws if the filter is invalid, as `jobs` does.
      jobSelection(filter, 'RELEVANCE', { store, viewerId, now: Date.parse(at) });
      const { key, alert } = describedAlert(filter, viewerId);
      const searches = [...store.sample.recentSearches.values()].filter(
        ({ term, location }) => alertKey(alertOf({ query: term, location })) === key,
      );
      if (searches.length > 0)
        return searches.map((search) => ({ put: 'recentSearches', record: { ...search, alerts: enabled } }));
      const existing = [...store.sample.jobAlerts.values()].find((other) => alertKey(other) === key);
      if (enabled)
        return (
          (existing ? null : refuseMore('Query.jobAlerts', store.jobAlerts.length)) ?? [
            { put: 'jobAlerts', record: { ...alert, id: existing?.id ?? alert.id, ownerId: viewerId } },
          ]
        );
      return existing ? [{ drop: 'jobAlerts', id: existing.id }] : [];
    },
    payload: ({ filter, enabled }, { store, viewerId }) => {
      const { key, alert } = describedAlert(filter, viewerId);
      return { enabled, alert: store.jobAlerts.find((other) => alertKey(other) === key) ?? alert };
    },
  },
  clearRecentSearches: {
    decide: (_input, { store }) =>
      store.recentSearches.map(({ id }) => ({ mark: 'clearedSearches', id, on: true })),
    payload: () => ({ recentSearches: [] }),
  },
  restoreRecentSearches: {
    decide: ({ searchIds }, { store }) =>
      searchIds.every((id) => store.sample.recentSearches.has(id))
        ? searchIds.map((id) => ({ mark: 'clearedSearches', id, on: false }))
        : refuse('NOT_FOUND', 'searchIds', 'One of the searches does not exist.'),
    payload: ({ searchIds }, { store }) => ({
      recentSearches: searchIds.map((id) => getOrThrow(store.sample.recentSearches, id)),
    }),
  },
};
