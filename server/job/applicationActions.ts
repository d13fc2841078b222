import { visibleLength } from '../../schema/rules/characters.ts';
import { requiredNoteBounds } from '../../schema/rules/job/application.ts';
import { applicationDeed, appliedDeed } from '../effects/deeds.ts';
import type { Deed } from '../effects/sentences.ts';
import { dealNotification, dealNotificationId } from '../effects/notification.ts';
import type { Change } from '../data/changes.ts';
import { refuseFormerMember, refuseUnreachable } from '../effects/unreachable.ts';
import { refuse, refuseUnknown } from '../data/action.ts';
import type { ActionName, ActionsOf, InputOf, Now, Refusal } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { JobApplicationRecord } from './records.ts';

/** The reason why the viewer cannot apply to a job; undefined if there is none. */
function applicationRefusal({ jobId, note }: InputOf<'applyToJob'>, now: Now): Refusal | undefined {
  const { store, viewerId } = now;
  const job = store.jobs.get(jobId);
  if (!job) return refuseUnknown('jobId');
  if (job.postedById === viewerId)
    return refuse('NOT_ALLOWED', 'jobId', 'You posted this job. Only other people can apply.');
  if (!job.isOpen) return refuse('NOT_ALLOWED', 'jobId', 'This job no longer accepts applications.');
  if (store.appliedJobs.has(jobId)) return refuse('ALREADY_DONE', 'jobId', 'You have applied to this job.');
  const { min } = requiredNoteBounds;
  if (!job.isEasyApply && visibleLength(note ?? '') < min)
    return refuse('TOO_SHORT', 'note', `Note must be at least ${min} characters`);
  return refuseUnreachable(job.postedById, 'jobId', 'apply to', now);
}

/** An application to one of the viewer's postings that is not withdrawn. */
const applicationToOwn = (id: string, { store, viewerId }: Now): JobApplicationRecord | undefined => {
  const application = store.data.applications.get(id);
  const isOwn = application && store.jobs.get(application.jobId)?.postedById === viewerId;
  return isOwn && application.status !== 'WITHDRAWN' ? application : undefined;
};

/** Notifies the other side of a change of an application; nobody for a job of the sample that no account has posted. */
function applicationNotification(
  { id, jobId, applicantId }: JobApplicationRecord,
  deed: Deed,
  now: Now,
): Change[] {
  const isPoster = applicantId !== now.viewerId;
  const account = isPoster ? applicantId : getOrThrow(now.store.jobs, jobId).postedById;
  const notificationId = dealNotificationId(id, isPoster ? 'sender' : 'owner');
  return dealNotification(account, { kind: 'JOB', deed, subjectId: jobId, id: notificationId }, now);
}

/** What the other side reads about a new status of an application. */
function deedOf(status: JobApplicationRecord['status'], jobId: string, { store }: Now): Deed {
  const { title, companyId } = getOrThrow(store.jobs, jobId);
  return applicationDeed(status, title, getOrThrow(store.companies, companyId).name);
}

/** Adds to the number of a job's applicants. */
function counted(jobId: string, by: number, { store }: Now): Change {
  const record = getOrThrow(store.jobs, jobId);
  return { put: 'jobs', record: { ...record, applicants: Math.max(0, record.applicants + by) } };
}

/** Withdraws an application that is not withdrawn yet. */
export const withdrawnApplication = (application: JobApplicationRecord, now: Now): Change[] => [
  { put: 'applications', record: { ...application, status: 'WITHDRAWN' } },
  counted(application.jobId, -1, now),
];

/** The actions on applications, a part of `jobActions`. */
export const applicationActions = {
  applyToJob: {
    right: 'member',
    decide: (input, now) => {
      const refusal = applicationRefusal(input, now);
      if (refusal) return refusal;
      const { jobId, email, phone, note, resumeFileName } = input;
      const record: JobApplicationRecord = {
        id: now.newId('application'),
        jobId,
        applicantId: now.viewerId,
        email,
        phone: phone || null,
        note: note || null,
        resumeFileName,
        status: 'APPLIED',
        appliedAt: now.at,
      };
      const { title } = getOrThrow(now.store.jobs, jobId);
      return [
        { put: 'applications', record },
        counted(jobId, 1, now),
        ...applicationNotification(record, appliedDeed(title), now),
      ];
    },
    payload: ({ jobId }, { store }) => ({ job: getOrThrow(store.jobs, jobId) }),
  },
  withdrawApplication: {
    right: 'owner',
    decide: ({ jobId }, now) => {
      const { store } = now;
      const job = store.jobs.get(jobId);
      if (!job) return refuseUnknown('jobId');
      const application = store.applicationTo.get(jobId);
      if (!application) return refuse('NOT_FOUND', 'jobId', 'You have not applied to this job.');
      if (application.status === 'WITHDRAWN')
        return refuse('ALREADY_DONE', 'jobId', 'You have withdrawn your application.');
      return [
        ...withdrawnApplication(application, now),
        ...applicationNotification(application, deedOf('WITHDRAWN', jobId, now), now),
      ];
    },
    payload: ({ jobId }, { store }) => ({ job: getOrThrow(store.jobs, jobId) }),
  },
  setApplicationStatus: {
    right: 'owner',
    decide: ({ applicationId, status }, now) => {
      if (status === 'WITHDRAWN')
        return refuse('NOT_ALLOWED', 'status', 'Only the applicant can withdraw. Choose another stage.');
      const application = applicationToOwn(applicationId, now);
      if (!application) return refuseUnknown('applicationId');
      const { jobId, applicantId } = application;
      const refusal = refuseFormerMember(applicantId, 'applicationId', 'change the stage of', now);
      if (refusal) return refusal;
      return [
        { put: 'applications', record: { ...application, status } },
        ...applicationNotification(application, deedOf(status, jobId, now), now),
      ];
    },
    payload: ({ applicationId }, { store }) => ({
      application: getOrThrow(store.data.applications, applicationId),
    }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
