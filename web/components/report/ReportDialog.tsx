import { reportPostInputBounds } from '../../../schema/generated/post.actions.ts';
import type { ReportReason } from '../../generated/graphql.ts';
import type { Submission } from '../../ui/form/Form.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { choice, choicesOf, text } from '../../ui/form/rules.ts';
import { reportReasonLabels } from '../../../schema/generated/base.actions.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

const reasons = choicesOf(reportReasonLabels);

const form = defineForm({
  reason: choice(reasons, 'Choose a reason'),
  note: text(reportPostInputBounds.note),
});

interface Props extends DialogState {
  /** The noun of the reported object: 'job'. */
  thing: string;
  id: string;
  onReport: (
    report: { reason: ReportReason; note: string | null },
    submission: Submission,
  ) => Promise<unknown>;
}

/** Form to report a job, post or project. `onReport` runs the caller's action with the reason and the note. */
export const ReportDialog = ({ thing, id, onReport, ...dialog }: Props) => (
  <FormDialog
    {...dialog}
    form={form}
    draft={`report:${id}`}
    title={`Report this ${thing}`}
    size="normal"
    submit="Send report"
    onSubmit={({ reason, note }, submission) => onReport({ reason, note: note || null }, submission)}
  >
    <form.RadioField name="reason" label="What's wrong?" choices={reasons} />
    <form.TextArea name="note" label="Tell us more" optional rows={3} />
  </FormDialog>
);
