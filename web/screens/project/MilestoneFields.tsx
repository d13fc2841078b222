import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { dollars } from '../../components/project/projectLabels.ts';
import { Field } from '../../ui/Field.tsx';
import { emptyPart, limits, sumOf, type ProposalForm } from './proposalForm.ts';

/** The parts of an offer with their prices, and what they cost together. */
export function MilestoneFields({ form }: { form: UseFormReturn<ProposalForm> }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' });
  const parts = useWatch({ control, name: 'parts' });
  return (
    <div className="grid gap-3">
      {fields.map((field, i) => {
        const errors = formState.errors.parts?.[i];
        return (
          <fieldset
            key={field.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 max-sm:not-first:mt-2 sm:flex"
          >
            <legend className="sr-only">Milestone {i + 1}</legend>
            <Field
              label={`Milestone ${i + 1}`}
              error={errors?.title?.message}
              className="col-span-2 min-w-0 grow"
            >
              {(props) => (
                <input
                  {...props}
                  {...register(`parts.${i}.title`)}
                  dir="auto"
                  className={`input ${errors?.title ? 'is-error' : ''}`}
                  placeholder="What you deliver"
                  autoComplete="off"
                />
              )}
            </Field>
            <Field
              label="Amount (USD)"
              error={errors?.amount?.message}
              className="min-w-0 sm:w-32 sm:flex-none"
            >
              {(props) => (
                <input
                  {...props}
                  {...register(`parts.${i}.amount`)}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  step={1}
                  className={`input ${errors?.amount ? 'is-error' : ''}`}
                />
              )}
            </Field>
            {fields.length > 1 && (
              <button
                type="button"
                className="btn btn-icon btn-ghost mt-6"
                aria-label={`Remove milestone ${i + 1}`}
                data-tip="Remove"
                onClick={() => {
                  remove(i);
                  form.setFocus(`parts.${Math.max(0, i - 1)}.title`);
                }}
              >
                <Trash2 aria-hidden strokeWidth={1.75} />
              </button>
            )}
          </fieldset>
        );
      })}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <button
          type="button"
          className="btn btn-sm btn-outline"
          disabled={fields.length >= limits.parts}
          onClick={() => append(emptyPart)}
        >
          <Plus aria-hidden strokeWidth={1.75} />
          Add milestone
        </button>
        <p role="status" className="text-muted">
          Total <span className="num font-semibold text-ink">{dollars(sumOf(parts))}</span>
        </p>
      </div>
    </div>
  );
}
