import { reportProject } from '../../actions/project.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { choice, choicesOf, text } from '../../ui/form/rules.ts';

const reasons = choicesOf({
  SPAM: 'Spam',
  SCAM: 'Scam or fraud',
  OFFENSIVE: 'Offensive content',
  OTHER: 'Something else',
});
const form = defineForm({ reason: choice(reasons, 'Choose what is wrong'), note: text(1_000) });

interface Props {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** Tells Workgrove what is wrong with a project. */
export function ReportDialog({ projectId, ...dialog }: Props) {
  const [report] = useAction(reportProject);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft={`report:${projectId}`}
      title="Report this project"
      size="normal"
      submit="Send report"
      onSubmit={({ reason, note }, refusals) =>
        report({ input: { projectId, reason, note: note || null } }, refusals)
      }
    >
      <form.RadioField name="reason" label="What is wrong with it?" choices={reasons} />
      <form.TextArea name="note" label="Tell us more" optional rows={3} />
    </FormDialog>
  );
}
