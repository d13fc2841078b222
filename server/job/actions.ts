import { alertKey, alertOf } from '../../schema/rules/job/alert.ts';
import { salaryText } from '../../schema/rules/job/salary.ts';
import { workplaceOf } from '../../schema/rules/job/workplace.ts';
import type { CreateJobInput } from '../../schema/generated/types.ts';
import { newRequest } from '../effects/request.ts';
import { isMember } from '../company/records.ts';
import { marking, refuse, refuseUnknown, refuseMore } from '../data/action.ts';
import type { ActionName, ActionsOf, Now } from '../data/action.ts';
import { shortHashOf } from '../shared/hash.ts';
import { findExisting, getOrThrow } from '../shared/lookup.ts';
import type { JobRecord } from './records.ts';
import { alertNotifications } from './alertNotifications.ts';
import { applicationActions } from './applicationActions.ts';

/** The fields of a job that its form sets. It shows the full text, `about`; `description` stays unless that changes. */
const edited = (
  { salaryMin = null, salaryMax = null, ...input }: CreateJobInput,
  before?: JobRecord,
): Pick<JobRecord, 'about' | Exclude<keyof CreateJobInput, 'companyId'>> => ({
  title: input.title,
  location: input.location,
  workplace: input.workplace ?? workplaceOf(input.location),
  type: input.type,
  salary: input.salary || salaryText({ salaryMin, salaryMax }),
  salaryMin,
  salaryMax,
  description: before?.about === input.description ? before.description : input.description,
  about: input.description,
  skills: input.skills ?? [],
});

/** The refusal of a maximum below the minimum. */
const refusePay = ({ salaryMin, salaryMax }: CreateJobInput, field: string) =>
  salaryMin != null && salaryMax != null && salaryMax < salaryMin
    ? refuse('OUT_OF_RANGE', field, 'The maximum pay must not be below the minimum.')
    : undefined;

/** One of the viewer's postings, or the reason why it is none. */
function ownPosting({ store, viewerId }: Now, jobId: string) {
  const job = store.jobs.get(jobId);
  if (!job) return { refusal: refuseUnknown('jobId') };
  if (job.postedById !== viewerId)
    return { refusal: refuse('NOT_ALLOWED', 'jobId', 'Only the person who posted it can change it.') };
  return { job };
}

/** The id of the company that a new job belongs to, or the reason why it cannot. */
function hiringCompany(companyId: string | null | undefined, { store }: Now) {
  const id = companyId ?? store.viewer.company?.id;
  if (id === undefined)
    return { refusal: refuse('NOT_ALLOWED', null, 'A job belongs to a company, and you have none yet.') };
  const company = store.companies.get(id);
  if (!company) return { refusal: refuseUnknown('companyId') };
  if (!isMember(company, store.data.viewer))
    return { refusal: refuse('NOT_ALLOWED', 'companyId', 'Only members of the company can post its jobs.') };
  return { id };
}

/** The payload after posting or editing: Job, JobPosting and CompanyJob are resolved from the same record. */
const posting = (job: JobRecord) => ({ job, jobPosting: job, companyJob: job });

/** The alert that an input describes, with an id that derives from its identity and the account. */
function describedAlert(filter: Parameters<typeof alertOf>[0], viewerId: string) {
  const alert = alertOf(filter);
  const key = alertKey(alert);
  return { key, alert: { id: `alert-${shortHashOf(`${viewerId} ${key}`)}`, ...alert } };
}

/** The actions on jobs; `live/actions.ts` collects them. In `payload`, `newId` returns the same id as in `decide`. */
export const jobActions = {
  ...applicationActions,
  setJobSaved: marking({ right: 'member', mark: 'savedJobs', field: 'jobId', table: 'jobs' }),
  setJobHidden: marking({ right: 'member', mark: 'hiddenJobs', field: 'jobId', table: 'jobs' }),
  markJobViewed: marking({ right: 'member', mark: 'viewedJobs', field: 'jobId', table: 'jobs' }),
  reportJob: {
    right: 'member',
    decide: (input, now) =>
      now.store.jobs.has(input.jobId) ? [newRequest('REPORT', input, now)] : refuseUnknown('jobId'),
    payload: ({ jobId }, { store }) => ({ job: getOrThrow(store.jobs, jobId) }),
  },
  createJob: {
    right: 'member',
    decide: (input, now) => {
      const { viewerId, at, newId } = now;
      const company = hiringCompany(input.companyId, now);
      if (company.refusal) return company.refusal;
      const refusal = refusePay(input, 'salaryMax');
      if (refusal) return refusal;
      const id = newId('job');
      const record: JobRecord = {
        ...edited(input),
        id,
        companyId: company.id,
        postedById: viewerId,
        postedAt: at,
        requirements: [],
        benefits: [],
        department: null,
        experienceLevel: 'MID',
        promoted: false,
        applicants: 0,
        isEasyApply: true,
        isOpen: true,
        scored: false,
      };
      return [
        { put: 'jobs', record },
        { mark: 'viewedJobs', id, on: true },
        ...alertNotifications(record, 'posted', now),
      ];
    },
    payload: (_input, { store, newId }) => posting(getOrThrow(store.jobs, newId('job'))),
  },
  updateJob: {
    right: 'owner',
    decide: ({ jobId, job: input }, now) => {
      const { job, refusal } = ownPosting(now, jobId);
      if (!job) return refusal;
      if (input.companyId != null && input.companyId !== job.companyId)
        return refuse('NOT_ALLOWED', 'job.companyId', 'A posting keeps its company.');
      return (
        refusePay(input, 'job.salaryMax') ?? [{ put: 'jobs', record: { ...job, ...edited(input, job) } }]
      );
    },
    payload: ({ jobId }, { store }) => posting(getOrThrow(store.jobs, jobId)),
  },
  setJobOpen: {
    right: 'owner',
    decide: ({ jobId, open }, now) => {
      const { job, refusal } = ownPosting(now, jobId);
      if (!job) return refusal;
      const record = { ...job, isOpen: open };
      const isReopened = open && !job.isOpen;
      return [{ put: 'jobs', record }, ...(isReopened ? alertNotifications(record, 'reopened', now) : [])];
    },
    payload: ({ jobId }, { store }) => ({ job: getOrThrow(store.jobs, jobId) }),
  },
  setJobAlert: {
    right: 'member',
    decide: ({ filter, enabled }, { store, viewerId }) => {
      const { key, alert } = describedAlert(filter, viewerId);
      // The alert of a recent search, also of a cleared one, is its field `alerts`.
      const searches = [...store.data.recentSearches.values()].filter(
        ({ term, location }) => alertKey(alertOf({ query: term, location })) === key,
      );
      if (searches.length > 0)
        return searches.map((search) => ({ put: 'recentSearches', record: { ...search, alerts: enabled } }));
      const existing = [...store.data.jobAlerts.values()].find((other) => alertKey(other) === key);
      if (!enabled) return existing ? [{ drop: 'jobAlerts', id: existing.id }] : [];
      const refusal = existing ? null : refuseMore('Query.jobAlerts', store.jobAlerts.length);
      const record = { ...alert, id: existing?.id ?? alert.id, ownerId: viewerId };
      return refusal ?? [{ put: 'jobAlerts', record }];
    },
    payload: ({ filter, enabled }, { store, viewerId }) => {
      const { key, alert } = describedAlert(filter, viewerId);
      return { enabled, alert: store.jobAlerts.find((other) => alertKey(other) === key) ?? alert };
    },
  },
  clearRecentSearches: {
    right: 'member',
    decide: (_input, { store }) =>
      store.recentSearches.map(({ id }) => ({ mark: 'clearedSearches', id, on: true })),
    payload: () => ({ recentSearches: [] }),
  },
  restoreRecentSearches: {
    right: 'owner',
    decide: ({ searchIds }, { store }) => {
      const existing = findExisting(store.data.recentSearches, searchIds);
      if (existing.length === 0 && searchIds.length > 0)
        return refuse('NOT_FOUND', 'searchIds', 'None of the searches exists.');
      return existing.map(({ id }) => ({ mark: 'clearedSearches', id, on: false }));
    },
    payload: ({ searchIds }, { store }) => ({
      recentSearches: findExisting(store.data.recentSearches, searchIds),
    }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
