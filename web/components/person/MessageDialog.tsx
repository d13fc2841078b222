import { sendMessageInputBounds } from '../../../schema/generated/channel.actions.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';
import { useStartConversation } from './useStartConversation.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

const form = defineForm({ text: text(sendMessageInputBounds.text, { missing: 'Write a message first' }) });

interface Props extends DialogState {
  personId: string;
  name: string;
}

/** Dialog for the first message to a person without a conversation. */
export function MessageDialog({ personId, name, ...dialog }: Props) {
  const start = useStartConversation();
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft={`message-${personId}`}
      title={`Message ${name}`}
      submit="Send message"
      onSubmit={({ text: message }, submission) => start({ personId, text: message }, submission)}
    >
      <form.TextArea name="text" label="Your message" rows={6} />
    </FormDialog>
  );
}
