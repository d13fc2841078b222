import { defineForm } from '../../ui/form/defineForm.ts';
import { choice, commaList, text } from '../../ui/form/rules.ts';
import { jobTypes } from './jobLabels.ts';

/** The kinds of employment with their ids (EN-24). */
export const types = [
  { id: 'full-time', label: jobTypes.FULL_TIME, value: 'FULL_TIME' },
  { id: 'part-time', label: jobTypes.PART_TIME, value: 'PART_TIME' },
  { id: 'contract', label: jobTypes.CONTRACT, value: 'CONTRACT' },
  { id: 'freelance', label: jobTypes.FREELANCE, value: 'FREELANCE' },
] as const;

/** The six fields of a job; the limits are those of `CreateJobInput`. */
export const jobForm = defineForm(
  {
    title: text(100, { least: 5, missing: 'Give the job a title of at least 5 characters' }),
    type: choice(types),
    location: text(100, { missing: 'Enter a location, such as Lisbon or Remote' }),
    salary: text(100, { missing: 'Enter a salary range, such as $80,000 - $95,000' }),
    description: text(5_000, { least: 20, missing: 'Describe the job in at least 20 characters' }),
    skills: commaList({ of: 'skill', most: 20, longest: 50, missing: 'Enter at least one skill' }),
  },
  { start: { type: 'full-time' } },
);
