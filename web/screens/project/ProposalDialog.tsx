import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, type RefObject } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { submitProposal } from '../../actions/proposal.ts';
import { useAction } from '../../actions/useAction.ts';
import { lengths } from '../../components/project/projectLabels.ts';
import type { PaymentType, ProjectLength } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { CheckRow } from '../../ui/CheckRow.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { useFormDraft } from '../../ui/useFormDraft.ts';
import { MilestoneFields } from './MilestoneFields.tsx';
import { emptyProposal, limits, proposalForm, sumOf, type ProposalForm } from './proposalForm.ts';

interface Props {
  project: { id: string; title: string; budget: string; paymentType: PaymentType };
  open: boolean;
  onClose: () => void;
}

const isLength = (value: string): value is ProjectLength => value in lengths;

/** Does something once the dialog that holds it has gone, and has given the focus to whom it thought fit. */
function Afterwards({ run }: { run: RefObject<(() => void) | undefined> }) {
  useEffect(
    () => () =>
      queueMicrotask(() => {
        run.current?.();
        run.current = undefined;
      }),
    [run],
  );
  return null;
}

/** Where a proposal is written; what was typed is there again when the dialog is opened again. */
export function ProposalDialog({ project, open, onClose }: Props) {
  const form = useForm<ProposalForm>({
    resolver: standardSchemaResolver(proposalForm),
    defaultValues: emptyProposal,
    shouldFocusError: false,
  });
  const forget = useFormDraft(`proposal:${project.id}`, form);
  const [run, running] = useAction(submitProposal);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { control, register } = form;
  const { errors, submitCount } = form.formState;
  const fields = useRef<HTMLFormElement>(null);
  const afterwards = useRef<() => void>(undefined);
  // The library goes by the order in which fields came to be; milestones come late and stand first.
  useEffect(() => {
    if (submitCount > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  const [by, coverLetter] = useWatch({ control, name: ['by', 'coverLetter'] });
  const hourly = project.paymentType === 'HOURLY';
  const left = limits.letter.most - coverLetter.trim().length;

  const send = async ({ length, ...proposal }: ProposalForm) => {
    if (running || !isLength(length)) return;
    const parts = proposal.by === 'parts' ? proposal.parts : [];
    const milestones = parts.map(({ title, amount }) => ({ title: title.trim(), amount: Number(amount) }));
    const bid = proposal.by === 'parts' ? sumOf(parts) : Number(proposal.bid);
    const input = {
      projectId: project.id,
      bid,
      milestones,
      length,
      coverLetter: proposal.coverLetter.trim(),
    };
    if (!(await run({ input }))) return;
    forget();
    const list = paths.projectProposals(project.id);
    const replace = pathname + search === list;
    afterwards.current = () =>
      void navigate(list, { state: 'to-proposals', replace, preventScrollReset: true });
    onClose();
    void notify({
      title: 'Proposal submitted',
      description: 'You find it under Proposals, where you can withdraw it.',
    });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Submit a Proposal" size="form">
      <Afterwards run={afterwards} />
      <p className="mt-1 break-words text-muted">
        <span dir="auto">{project.title}</span> · <span className="num">{project.budget}</span>
      </p>
      <form
        ref={fields}
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {!hourly && (
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">How do you want to be paid?</legend>
            <div className="-mx-2 flex flex-wrap gap-x-4">
              <CheckRow {...register('by')} type="radio" value="sum" label="One sum at the end" />
              <CheckRow {...register('by')} type="radio" value="parts" label="By milestones" />
            </div>
          </fieldset>
        )}
        {by === 'parts' ? (
          <MilestoneFields form={form} />
        ) : (
          <Field
            label={hourly ? 'Hourly rate (USD)' : 'Bid (USD)'}
            hint={`The client's budget is ${project.budget}.`}
            error={errors.bid?.message}
          >
            {(props) => (
              <input
                {...props}
                {...register('bid')}
                type="number"
                inputMode="numeric"
                min={1}
                step={1}
                className={`input ${errors.bid ? 'is-error' : ''}`}
              />
            )}
          </Field>
        )}
        <Field label="Duration" error={errors.length?.message}>
          {(props) => (
            <select
              {...props}
              {...register('length')}
              className={`input select ${errors.length ? 'is-error' : ''}`}
            >
              <option value="">How long the work would take</option>
              {Object.entries(lengths).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Cover letter"
          hint={
            left < 500 ? `${left} characters left` : 'How you would do it, and what you have done before.'
          }
          error={errors.coverLetter?.message}
        >
          {(props) => (
            <textarea
              {...props}
              {...register('coverLetter')}
              dir="auto"
              rows={7}
              className={`input h-auto! resize-y py-2 ${errors.coverLetter ? 'is-error' : ''}`}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={running}>
            Send proposal
          </button>
        </div>
      </form>
    </Dialog>
  );
}
