import { inviteByEmailInputBounds } from '../../../schema/generated/network.actions.ts';
import { inviteByEmail } from '../../actions/network.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { email, text } from '../../ui/form/rules.ts';

const form = defineForm({
  email: email('Enter an email address'),
  note: text(inviteByEmailInputBounds.note),
});

export function InviteDialog(dialog: { open: boolean; onClose: () => void }) {
  const [invite] = useAction(inviteByEmail);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="invite"
      title="Connect"
      intro="Invite someone you know to connect."
      submit="Send invitation"
      onSubmit={({ email: address, note }, submission) =>
        invite({ input: { email: address, note: note || null } }, submission)
      }
    >
      <form.TextField name="email" label="Email" type="email" placeholder="name@example.com" />
      <form.TextArea name="note" label="Note" optional rows={3} />
    </FormDialog>
  );
}
