import { submitProposalInputBounds } from '../../../schema/generated/proposal.actions.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatDollars } from '../../../schema/rules/numbers.ts';
import { emptyPart, proposalForm as form, sumOf, type ProposalForm } from './proposalForm.ts';

/** Fields for milestones with their amounts, and the sum with a hint about it. */
export function MilestoneFields({ hint }: { hint: string | undefined }) {
  const { control, setFocus, getFieldState, trigger } = useFormContext<ProposalForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' });
  const parts = useWatch({ control, name: 'parts' });
  const sum = sumOf(parts);
  const last = `parts.${fields.length - 1}.amount` as const;
  // The last amount has the error of the sum, which any of them mends.
  useEffect(() => {
    if (getFieldState(last).invalid) void trigger(last);
  }, [sum, last, getFieldState, trigger]);
  const isEmpty = fields.length === 0;
  // A stored draft may have no milestones.
  useEffect(() => {
    if (isEmpty) append(emptyPart, { shouldFocus: false });
  }, [isEmpty, append]);
  return (
    <div className="grid gap-3">
      {fields.map((field, i) => (
        <fieldset
          key={field.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 max-sm:not-first:mt-2 sm:flex"
        >
          <legend className="sr-only">Milestone {i + 1}</legend>
          <form.TextField
            name={`parts.${i}.title`}
            label={`Milestone ${i + 1}`}
            className="col-span-2 min-w-0 grow"
            placeholder="What you deliver"
          />
          <form.TextField
            name={`parts.${i}.amount`}
            label="Amount (USD)"
            className="min-w-0 sm:w-32 sm:flex-none"
            type="amount"
          />
          {fields.length > 1 && (
            <button
              type="button"
              className="btn btn-icon btn-ghost mt-6"
              aria-label={`Remove milestone ${i + 1}`}
              data-tip="Remove"
              onClick={() => {
                remove(i);
                setFocus(`parts.${Math.max(0, i - 1)}.title`);
              }}
            >
              <Trash2 aria-hidden strokeWidth={1.75} />
            </button>
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <button
          type="button"
          className="btn btn-sm btn-outline"
          disabled={fields.length >= submitProposalInputBounds.milestones.max}
          onClick={() => append(emptyPart)}
        >
          <Plus aria-hidden strokeWidth={1.75} />
          Add milestone
        </button>
        <p role="status" className="text-muted">
          Total <span className="num font-semibold text-ink">{formatDollars(sum)}</span>
        </p>
      </div>
      {hint && <p className="num text-sm text-muted">{hint}</p>}
    </div>
  );
}
