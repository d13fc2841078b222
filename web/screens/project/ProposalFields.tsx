import { submitProposalInputBounds } from '../../../schema/generated/proposal.actions.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { trimmed } from '../../../schema/rules/characters.ts';
import { bidPosition } from '../../../schema/rules/project/budget.ts';
import type { SubmitCard_ProjectFragment } from '../../generated/graphql.ts';
import { parseAmount } from '../../ui/form/parseAmount.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { MilestoneFields } from './MilestoneFields.tsx';
import { durations, payWays, proposalForm as form, sumOf, type ProposalForm } from './proposalForm.ts';

/** The fields of a project that the form reads. */
export type Biddable = Pick<
  SubmitCard_ProjectFragment,
  'id' | 'title' | 'budget' | 'budgetMin' | 'budgetMax' | 'hourlyRate' | 'paymentType'
>;

const budgetRemarks = { above: '; your bid is above it', 'far-below': '; your bid is less than half of it' };

/** States the budget, and whether a bid in USD is above or far below it; undefined without a budget. */
function budgetHint(project: Biddable, bid: number): string | undefined {
  const position = bid > 0 && bidPosition(bid, project);
  return project.budget
    ? `The client's budget is ${project.budget}${position ? budgetRemarks[position] : ''}.`
    : undefined;
}

/** Fields for the price (one sum or milestones), the duration and the cover letter, with the characters left below 500. */
export function ProposalFields({ project }: { project: Biddable }) {
  const { control } = useFormContext<ProposalForm>();
  const [by, bid, parts, coverLetter] = useWatch({ control, name: ['by', 'bid', 'parts', 'coverLetter'] });
  // An hourly project has no milestones.
  const hourly = project.paymentType === 'HOURLY';
  const left = submitProposalInputBounds.coverLetter.max - trimmed(coverLetter).length;
  return (
    <>
      {!hourly && <form.RadioField name="by" label="How do you want to be paid?" choices={payWays} inline />}
      {by === 'parts' ? (
        <MilestoneFields hint={budgetHint(project, sumOf(parts))} />
      ) : (
        <form.TextField
          name="bid"
          label={hourly ? 'Hourly rate (USD)' : 'Bid (USD)'}
          hint={budgetHint(project, parseAmount(bid))}
          type="amount"
        />
      )}
      <form.SelectField
        name="length"
        label="Duration"
        choices={durations}
        placeholder="How long will it take?"
      />
      <form.TextArea
        name="coverLetter"
        label="Cover letter"
        hint={
          left < 500 ? `${formatCount(left, 'character')} left` : 'Your approach and relevant experience.'
        }
        rows={7}
      />
    </>
  );
}
