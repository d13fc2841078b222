import { useFormContext, useWatch } from 'react-hook-form';
import { formatCount } from '../../ui/format.ts';
import { MilestoneFields } from './MilestoneFields.tsx';
import { durations, proposalForm as form, ways, type ProposalForm } from './proposalForm.ts';
import { proposalBounds } from '../../../schema/rules/project/input.ts';

interface Props {
  /** An hourly project knows no milestones. */
  hourly: boolean;
  budget: string;
}

/** The price, as a sum or by milestones, the time it takes, and why the client should choose the viewer. */
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
