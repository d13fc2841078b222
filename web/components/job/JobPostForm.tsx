import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { createJob, skillsOf } from '../../actions/jobPosting.ts';
import { useAction } from '../../actions/useAction.ts';
import type { JobType } from '../../generated/graphql.ts';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { useFormDraft } from '../../ui/useFormDraft.ts';
import { jobTypes } from './jobLabels.ts';

/** The specification's ids of the kinds of employment. */
const types = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACT',
  freelance: 'FREELANCE',
} as const satisfies Record<string, JobType>;
type TypeId = keyof typeof types;
const typeIds = Object.keys(types) as TypeId[];

const text = (least: number, most: number, missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, missing),
      z.maxLength(most, `Write at most ${most.toLocaleString('en-US')} characters.`),
    );

const noSkill = 'Name at least one skill.';
const mostSkills = 20;
const schema = z.object({
  title: text(5, 100, 'Give the job a title of at least 5 characters.'),
  type: z.enum(typeIds),
  location: text(1, 100, 'Say where the work is done, such as Lisbon or Remote.'),
  salary: text(1, 100, 'Say what the job pays, such as $80,000 - $95,000.'),
  description: text(20, 5_000, 'Describe the job in at least 20 characters.'),
  skills: text(1, 1_000, noSkill).check(
    z.refine((list) => skillsOf(list).length > 0, noSkill),
    z.refine((list) => skillsOf(list).length <= mostSkills, `Name at most ${mostSkills} skills.`),
  ),
});

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

/** The six fields of a job. */
export function JobPostForm({ onDone, onCancel }: Props) {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      title: '',
      type: 'full-time' as TypeId,
      location: '',
      salary: '',
      description: '',
      skills: '',
    },
  });
  const forget = useFormDraft('job', form);
  const [create, creating] = useAction(createJob);
  const { register, formState } = form;
  const { errors } = formState;
  const look = (field: keyof typeof errors) => `input ${errors[field] ? 'is-error' : ''}`;
  const submit = form.handleSubmit(async ({ type, ...job }) => {
    if (creating || !(await create({ input: { ...job, type: types[type] } }))) return;
    forget();
    onDone();
    void notify({ title: 'Job posted', description: `${job.title} now heads the list of jobs.` });
  });
  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label="Job Title" error={errors.title?.message}>
        {(props) => (
          <input
            {...props}
            {...register('title')}
            dir="auto"
            className={look('title')}
            placeholder="Senior Product Designer"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Job Type" error={errors.type?.message}>
          {(props) => (
            <select {...props} {...register('type')} className={`${look('type')} select`}>
              {typeIds.map((id) => (
                <option key={id} value={id}>
                  {jobTypes[types[id]]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Location" error={errors.location?.message}>
          {(props) => (
            <input
              {...props}
              {...register('location')}
              dir="auto"
              className={look('location')}
              placeholder="Lisbon, Portugal"
            />
          )}
        </Field>
      </div>
      <Field label="Salary Range" error={errors.salary?.message}>
        {(props) => (
          <input
            {...props}
            {...register('salary')}
            className={look('salary')}
            placeholder="$80,000 - $95,000"
          />
        )}
      </Field>
      <Field label="Job Description" error={errors.description?.message}>
        {(props) => (
          <textarea
            {...props}
            {...register('description')}
            dir="auto"
            rows={5}
            className={`${look('description')} h-auto py-2`}
            placeholder="What the work is, with whom, and why it matters"
          />
        )}
      </Field>
      <Field label="Required Skills" hint="Separated by commas" error={errors.skills?.message}>
        {(props) => (
          <input
            {...props}
            {...register('skills')}
            dir="auto"
            className={look('skills')}
            placeholder="Prototyping, Usability testing"
          />
        )}
      </Field>
      <div className="mt-1 flex justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary">
          Post job
        </button>
      </div>
    </form>
  );
}
