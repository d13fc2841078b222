import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { reportProject } from '../../actions/project.ts';
import { useAction } from '../../actions/useAction.ts';
import type { ReportReason } from '../../generated/graphql.ts';
import { CheckRow } from '../../ui/CheckRow.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { useFormDraft } from '../../ui/useFormDraft.ts';

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'SPAM', label: 'Spam' },
  { value: 'SCAM', label: 'Scam or fraud' },
  { value: 'OFFENSIVE', label: 'Offensive content' },
  { value: 'OTHER', label: 'Something else' },
];

/** Limit of `ReportProjectInput`. */
const longestNote = 1_000;

const schema = z.object({
  reason: z
    .nullable(z.string())
    .check(z.refine((reason) => reasons.some(({ value }) => value === reason), 'Choose what is wrong.')),
  note: z.string().check(z.trim(), z.maxLength(longestNote, 'Write at most 1,000 characters.')),
});

interface Props {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** Tells Workgrove what is wrong with a project. */
export function ReportDialog({ projectId, open, onClose }: Props) {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { reason: null as string | null, note: '' },
  });
  const forget = useFormDraft(`report:${projectId}`, form);
  const [report, reporting] = useAction(reportProject);
  const { register, formState } = form;
  const { errors } = formState;
  const id = useId();
  const submit = form.handleSubmit(async ({ reason, note }) => {
    const found = reasons.find(({ value }) => value === reason);
    if (reporting || !found) return;
    if (!(await report({ input: { projectId, reason: found.value, note: note || null } }))) return;
    forget();
    onClose();
    void notify({ title: 'Report received', description: 'Thank you. We will look at this project.' });
  });
  return (
    <Dialog open={open} onClose={onClose} title="Report this project">
      <form noValidate className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        <fieldset aria-describedby={errors.reason ? `${id}-error` : undefined}>
          <legend className="mb-1 text-sm font-semibold">What is wrong with it?</legend>
          <div className="-mx-2">
            {reasons.map(({ value, label }) => (
              <CheckRow key={value} {...register('reason')} type="radio" value={value} label={label} />
            ))}
          </div>
          {errors.reason && (
            <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm text-danger-ink">
              <CircleAlert aria-hidden className="mt-0.5 size-3.5 flex-none" strokeWidth={2} />
              {errors.reason.message}
            </p>
          )}
        </fieldset>
        <Field label="Tell us more" optional error={errors.note?.message}>
          {(props) => (
            <textarea
              {...props}
              {...register('note')}
              dir="auto"
              rows={3}
              className={`input h-auto! resize-y py-2 ${errors.note ? 'is-error' : ''}`}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={reporting}>
            Send report
          </button>
        </div>
      </form>
    </Dialog>
  );
}
