import { jobTypeChoices, workplaceChoices } from '../../../schema/generated/job.ts';
import { createJobInputBounds } from '../../../schema/generated/job.actions.ts';
import { idOfValue, listOf } from '../../../schema/rules/choices.ts';
import { payIn } from '../../../schema/rules/job/salary.ts';
import { graphql } from '../../generated/gql.ts';
import type { CreateJobInput, JobForm_JobFragment, Workplace } from '../../generated/graphql.ts';
import { defineForm, type EveryField, type FormInput, type FormValues } from '../../ui/form/defineForm.ts';
import { choice, commaList, text } from '../../ui/form/rules.ts';

export const types = listOf(jobTypeChoices);

/** The choices of workplace. Without one (null) the server derives it from the location. */
export const places: readonly { id: string; label: string; value: Workplace | null }[] = [
  { id: 'location', label: 'As the location says', value: null },
  ...listOf(workplaceChoices),
];

export const jobForm = defineForm(
  {
    title: text(createJobInputBounds.title, {
      missing: `Give the job a title of at least ${createJobInputBounds.title.min} characters`,
    }),
    type: choice(types),
    location: text(createJobInputBounds.location, { missing: 'Enter a location, such as Lisbon or Remote' }),
    workplace: choice(places),
    salary: text(createJobInputBounds.salary, { missing: 'Enter a salary range, such as $80,000 - $95,000' }),
    description: text(createJobInputBounds.description, {
      missing: `Describe the job in at least ${createJobInputBounds.description.min} characters`,
    }),
    skills: commaList({ noun: 'skill', ...createJobInputBounds.skills, missing: 'Enter at least one skill' }),
  },
  { start: { type: 'full-time', workplace: 'location' } },
);

export const jobFragment = graphql(/* GraphQL */ `
  fragment JobForm_job on Job {
    id
    title
    type
    location
    workplace
    salary
    salaryMin
    salaryMax
    about
    skills
  }
`);

export const startOf = (job: JobForm_JobFragment): FormInput<typeof jobForm> => ({
  title: job.title,
  location: job.location,
  salary: job.salary,
  description: job.about,
  skills: job.skills.join(', '),
  type: idOfValue(types, job.type),
  workplace: idOfValue(places, job.workplace),
});

/**
 * The action's input. Pay that the text does not state stays while the text of the edited job, `before`, stays.
 * `JobPostDialog` may add `companyId`; by default it is the viewer's company. An edited job keeps its own.
 */
export function inputOf(
  job: FormValues<typeof jobForm>,
  before?: JobForm_JobFragment,
): EveryField<CreateJobInput, 'companyId'> {
  const { salaryMin, salaryMax } = before?.salary === job.salary ? before : payIn(job.salary);
  return { ...job, salaryMin, salaryMax };
}
