import { useFormContext, useWatch } from 'react-hook-form';
import { formatCount } from '../../ui/format.ts';
import { MilestoneFields } from './MilestoneFields.tsx';
import { durations, proposalForm as form, ways, type ProposalForm } from './proposalForm.ts';
import { proposalBounds } from '../../../schema/rules/project/input.ts';

interface Props {
  /** An hourly project has no milestones. */
  hourly: boolean;
  budget: string;
}

/** Fields for the price (one sum or milestones), the duration and the cover letter. */
export function ProposalFields({ hourly, budget }: Props) {
  const { control } = useFormContext<ProposalForm>();
  const [by, coverLetter] = useWatch({ control, name: ['by', 'coverLetter'] });
  const left = proposalBounds.coverLetter.max - coverLetter.trim().length;
  return (
    <>
      {!hourly && <form.RadioField name="by" label="How do you want to be paid?" choices={ways} inline />}
      {by === 'parts' ? (
        <MilestoneFields />
      ) : (
        <form.TextField
          name="bid"
          label={hourly ? 'Hourly rate (USD)' : 'Bid (USD)'}
          hint={`The client's budget is ${budget}.`}
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
