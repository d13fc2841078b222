import { contactCompanyInputBounds } from '../../../schema/generated/company.actions.ts';
import { contactCompany } from '../../actions/company.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

const form = defineForm({
  subject: text(contactCompanyInputBounds.subject, { missing: 'Enter a subject' }),
  text: text(contactCompanyInputBounds.text, { missing: 'Write a message first' }),
});

interface Props extends DialogState {
  companyId: string;
  name: string;
}

export function ContactCompanyDialog({ companyId, name, ...dialog }: Props) {
  const [contact] = useAction(contactCompany);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft={`company-${companyId}`}
      title={`Contact ${name}`}
      submit="Send message"
      onSubmit={(values, submission) => contact({ input: { companyId, ...values } }, submission)}
    >
      <form.TextField name="subject" label="Subject" />
      <form.TextArea name="text" label="Your message" rows={6} />
    </FormDialog>
  );
}
