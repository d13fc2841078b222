import { idOfValue, listOf } from '../../../schema/rules/choices.ts';
import { jobBounds } from '../../../schema/rules/job/input.ts';
import { jobTypes, workplaces } from '../../../schema/rules/job/choices.ts';
import { graphql } from '../../generated/gql.ts';
import type { CreateJobInput, JobForm_JobFragment, Workplace } from '../../generated/graphql.ts';
import { defineForm, type EveryField, type FormInput, type FormValues } from '../../ui/form/defineForm.ts';
import { choice, commaList, text } from '../../ui/form/rules.ts';

/** The kinds of employment, by their ids. */
export const types = listOf(jobTypes);

/** The workplaces by their ids; without a choice, the location decides. */
export const places: readonly { id: string; label: string; value: Workplace | null }[] = [
  { id: 'location', label: 'As the location says', value: null },
  ...listOf(workplaces),
];

/** The fields of a job. */
export const jobForm = defineForm(
  {
    title: text(jobBounds.title, {
      missing: `Give the job a title of at least ${jobBounds.title.min} characters`,
    }),
    type: choice(types),
    location: text(jobBounds.location, { missing: 'Enter a location, such as Lisbon or Remote' }),
    workplace: choice(places),
    salary: text(jobBounds.salary, { missing: 'Enter a salary range, such as $80,000 - $95,000' }),
    description: text(jobBounds.description, {
      missing: `Describe the job in at least ${jobBounds.description.min} characters`,
    }),
    skills: commaList({ noun: 'skill', ...jobBounds.skills, missing: 'Enter at least one skill' }),
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
    about
    skills
  }
`);

/** The form's values for a job that is edited. */
export const startOf = (job: JobForm_JobFragment): FormInput<typeof jobForm> => ({
  title: job.title,
  location: job.location,
  salary: job.salary,
  description: job.about,
  skills: job.skills.join(', '),
  type: idOfValue(types, job.type),
  workplace: idOfValue(places, job.workplace),
});

/** The input of the actions that post and edit a job. */
export const inputOf = ({
  skills,
  ...job
}: FormValues<typeof jobForm>): EveryField<CreateJobInput, 'companyId'> => ({
  ...job,
  skills: skills.join(', '),
});
