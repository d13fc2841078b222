import { listOf } from '../../../schema/rules/choices.ts';
import { jobBounds } from '../../../schema/rules/job/input.ts';
import { jobTypes } from '../../../schema/rules/job/choices.ts';
import { defineForm } from '../../ui/form/defineForm.ts';
import { choice, commaList, text } from '../../ui/form/rules.ts';

/** The kinds of employment, by their ids. */
export const types = listOf(jobTypes);

/** The six fields of a job. */
export const jobForm = defineForm(
  {
    title: text(jobBounds.title, {
      missing: `Give the job a title of at least ${jobBounds.title.min} characters`,
    }),
    type: choice(types),
    location: text(jobBounds.location, { missing: 'Enter a location, such as Lisbon or Remote' }),
    salary: text(jobBounds.salary, { missing: 'Enter a salary range, such as $80,000 - $95,000' }),
    description: text(jobBounds.description, {
      missing: `Describe the job in at least ${jobBounds.description.min} characters`,
    }),
    skills: commaList({ noun: 'skill', ...jobBounds.skills, missing: 'Enter at least one skill' }),
  },
  { start: { type: 'full-time' } },
);
