import { requestConnectionInputBounds } from '../../../schema/generated/network.actions.ts';
import { requestConnection } from '../../actions/network.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

const form = defineForm({ note: text(requestConnectionInputBounds.note) });

interface Props extends DialogState {
  personId: string;
  name: string;
}

/** Asks a person to connect, with a note that the invitation shows. */
export function ConnectDialog({ personId, name, ...dialog }: Props) {
  const [request] = useAction(requestConnection);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft={`connect:${personId}`}
      title={`Connect with ${name}`}
      size="normal"
      submit="Send request"
      onSubmit={({ note }, submission) => request({ input: { personId, note: note || null } }, submission)}
    >
      <form.TextArea name="note" label="Note" optional rows={3} />
    </FormDialog>
  );
}
