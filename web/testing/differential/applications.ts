import { applicationStages } from '../../../schema/rules/job/choices.ts';
import { setApplicationStatus } from '../../actions/applicationStage.ts';
import { applyToJob, withdrawApplication } from '../../actions/jobApplication.ts';
import { generate, generateFor, select, type Generator } from './define.ts';

const stages = Object.keys(applicationStages) as (keyof typeof applicationStages)[];

/** The actions of applicants and posters. */
export const applications: readonly Generator[] = [
  generateFor(
    applyToJob,
    ({ pool, store }) => pool.jobs.filter((id) => store.jobs.get(id)!.isOpen && !store.applicationTo.has(id)),
    (jobId, { variant }) => ({
      jobId,
      email: 'maren@example.com',
      phone: '+47 555 01 234',
      resumeFileName: 'Maren.pdf',
      note: select(['I have drawn three brands for ferries.', 'I would like to work with you.'], variant),
    }),
  ),
  generateFor(
    withdrawApplication,
    ({ store }) => [...store.appliedJobs],
    (jobId) => ({ jobId }),
  ),
  generate(setApplicationStatus, ({ store, pool, object, variant }) => {
    const ids = pool.postings.flatMap((jobId) => store.applicationsTo(jobId).map(({ id }) => id));
    return ids.length > 0
      ? { applicationId: select(ids, object), status: select(stages, variant) }
      : undefined;
  }),
];
