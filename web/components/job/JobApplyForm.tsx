import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Paperclip } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { applyToJob } from '../../actions/jobApplication.ts';
import { useAction } from '../../actions/useAction.ts';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { useFormDraft } from '../../ui/useFormDraft.ts';
import { keepContact, keepResume, lastContact, lastResume } from './jobContact.ts';

export interface AppliedJob {
  id: string;
  title: string;
  /** Name of the company. */
  company: string;
}

const text = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Write at most ${most.toLocaleString('en-US')} characters.`));

const schema = z.object({
  email: text(254).check(
    z.minLength(1, 'Enter the e-mail address at which the company can reach you.'),
    z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an e-mail address such as name@example.com.'),
  ),
  phone: text(30).check(
    z.minLength(1, 'Enter a phone number at which the company can reach you.'),
    z.regex(/^$|^\+?([\s().-]*\d){5,}[\s().-]*$/, 'Enter a phone number such as +47 555 01 234.'),
  ),
  resumeFileName: z
    .string()
    .check(
      z.minLength(1, 'Choose your résumé.'),
      z.regex(/^$|\.(pdf|docx?|odt|rtf|txt)$/i, 'Choose a PDF, Word or text file.'),
    ),
  note: text(2_000),
});

interface Props {
  job: AppliedJob;
  onDone: () => void;
  onCancel: () => void;
}

/** E-mail, phone, résumé and a word to the company. The file itself stays on this device. */
export function JobApplyForm({ job, onDone, onCancel }: Props) {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { ...lastContact(), resumeFileName: lastResume(), note: '' },
  });
  const forget = useFormDraft(`apply:${job.id}`, form, 'resumeFileName');
  const [apply, applying] = useAction(applyToJob);
  const { control, register, formState } = form;
  const { errors } = formState;
  const submit = form.handleSubmit(async ({ note, ...contact }) => {
    if (applying || !(await apply({ input: { jobId: job.id, ...contact, note } }))) return;
    keepContact(contact);
    forget();
    onDone();
    void notify({
      title: 'Application sent',
      description: `${job.company} has it now. You find it under Applied Jobs.`,
    });
  });
  return (
    <form noValidate className="mt-1 grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">{job.company} sees what you send here and your profile.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="E-mail" error={errors.email?.message}>
          {(props) => (
            <input
              {...props}
              {...register('email')}
              type="email"
              autoComplete="email"
              className={`input ${errors.email ? 'is-error' : ''}`}
            />
          )}
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          {(props) => (
            <input
              {...props}
              {...register('phone')}
              type="tel"
              autoComplete="tel"
              className={`input ${errors.phone ? 'is-error' : ''}`}
            />
          )}
        </Field>
      </div>
      <Controller
        control={control}
        name="resumeFileName"
        render={({ field }) => (
          <Field label="Résumé" hint="PDF, Word or text" error={errors.resumeFileName?.message}>
            {(props) => (
              <div className="relative flex min-w-0 items-center gap-3">
                <input
                  {...props}
                  ref={field.ref}
                  type="file"
                  accept=".pdf,.doc,.docx,.odt,.rtf,.txt"
                  className="peer sr-only"
                  onBlur={field.onBlur}
                  onChange={({ target }) => {
                    const fileName = target.files?.[0]?.name;
                    if (!fileName) return;
                    field.onChange(fileName);
                    keepResume(fileName);
                  }}
                />
                <label
                  htmlFor={props.id}
                  className={`btn btn-outline flex-none peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus ${errors.resumeFileName ? 'border-danger' : ''}`}
                >
                  <Paperclip aria-hidden strokeWidth={1.75} />
                  {field.value ? 'Choose another file' : 'Choose a file'}
                </label>
                <span className="min-w-0 truncate text-sm" role="status">
                  {field.value || <span className="text-subtle">No file chosen</span>}
                </span>
              </div>
            )}
          </Field>
        )}
      />
      <Field label="Note" optional error={errors.note?.message}>
        {(props) => (
          <textarea
            {...props}
            {...register('note')}
            dir="auto"
            rows={4}
            className={`input h-auto py-2 ${errors.note ? 'is-error' : ''}`}
            placeholder="Why this job, in a few sentences"
          />
        )}
      </Field>
      <div className="mt-1 flex justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="btn btn-primary">
          Send application
        </button>
      </div>
    </form>
  );
}
