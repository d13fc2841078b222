import { sendMessageInputBounds } from '../../../schema/generated/channel.actions.ts';
import { contactSeller } from '../../actions/gigOrder.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

// The text becomes a message to the seller: `contactSeller` and `sendMessage` have the same bounds.
const form = defineForm({ text: text(sendMessageInputBounds.text, { missing: 'Write a message first' }) });

interface Props extends DialogState {
  gigId: string;
  title: string;
  seller: string;
  /** Id of the existing conversation with the seller; undefined without one. */
  contactId: string | undefined;
}

/** A message to the seller, rendered by `SellerContact`. The text initially names the gig. */
export function ContactDialog({ gigId, title, seller, contactId, ...dialog }: Props) {
  const [contact] = useAction(contactSeller);
  const [firstName = seller] = seller.split(' ');
  return (
    <FormDialog
      {...dialog}
      form={form}
      start={{ text: `Hi ${firstName}, I am interested in your gig '${title}'. ` }}
      draft={`contact-${gigId}`}
      title="Contact Seller"
      intro={
        <>
          Your message goes to <span dir="auto">{seller}</span>.
          {contactId && (
            <>
              {' '}
              You already talk to each other.{' '}
              <PrefetchLink to={paths.messages({ contact: contactId })} className="link">
                Open the conversation
              </PrefetchLink>
            </>
          )}
        </>
      }
      submit="Send message"
      onSubmit={({ text: message }, submission) => contact({ input: { gigId, text: message } }, submission)}
    >
      <form.TextArea name="text" label="Your message" rows={6} />
    </FormDialog>
  );
}
