import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { contactSeller } from '../../actions/gigOrder.ts';
import { useAction } from '../../actions/useAction.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { useFormDraft } from '../../ui/useFormDraft.ts';

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a message first'),
      z.maxLength(4_000, 'A message has at most 4,000 characters'),
    ),
});
type Message = z.infer<typeof schema>;

interface Props {
  open: boolean;
  onClose: () => void;
  gigId: string;
  title: string;
  seller: string;
  /** The conversation that the viewer already has with the seller. */
  contactId: string | undefined;
}

/** A message to the seller that begins with what it is about; sending is simulated. */
export function ContactDialog({ open, onClose, gigId, title, seller, contactId }: Props) {
  const [firstName = seller] = seller.split(' ');
  const form = useForm<Message>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { text: `Hi ${firstName}, I am interested in your gig '${title}'. ` },
  });
  const forget = useFormDraft(`contact-${gigId}`, form);
  const [run, running] = useAction(contactSeller);
  const error = form.formState.errors.text?.message;
  const send = async ({ text }: Message) => {
    if (running || !(await run({ input: { gigId, text } }))) return;
    forget();
    onClose();
    void notify({ title: 'Message sent', description: `Your message is on its way to ${seller}.` });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Contact Seller" size="form">
      <p className="mt-1 break-words text-muted">
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
      </p>
      <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <Field label="Your message" error={error}>
          {(props) => (
            <textarea
              {...props}
              {...form.register('text')}
              dir="auto"
              rows={6}
              className={`input h-auto! resize-y py-2 ${error ? 'is-error' : ''}`}
              data-autofocus
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={running}>
            Send message
          </button>
        </div>
      </form>
    </Dialog>
  );
}
