import { startConversation } from '../../actions/conversation.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';
import { messageBounds } from '../../../schema/rules/channel/input.ts';

const form = defineForm({ text: text(messageBounds.text, { missing: 'Write a message first' }) });

interface Props {
  open: boolean;
  onClose: () => void;
  personId: string;
  name: string;
}

/** Dialog for the first message to a person without a conversation. */
export function MessageDialog({ personId, name, ...dialog }: Props) {
  const [start] = useAction(startConversation);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft={`message-${personId}`}
      title={`Message ${name}`}
      submit="Send message"
      onSubmit={({ text: message }, refusals) => start({ input: { personId, text: message } }, refusals)}
    >
      <form.TextArea name="text" label="Your message" rows={6} />
    </FormDialog>
  );
}
