import { addPaymentMethodInputBounds } from '../../../schema/generated/settings.actions.ts';
import { addPaymentMethod } from '../../actions/settings.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';

const form = defineForm({ label: text(addPaymentMethodInputBounds.label, { missing: 'Give it a name' }) });

export function PaymentMethodDialog(dialog: { open: boolean; onClose: () => void }) {
  const [add] = useAction(addPaymentMethod);
  return (
    <FormDialog
      {...dialog}
      form={form}
      draft="payment-method"
      title="Add Payment Method"
      intro="Paying is simulated: give it any name. No card number is asked for or stored."
      submit="Add"
      onSubmit={(input, submission) => add({ input }, submission)}
    >
      <form.TextField name="label" label="Name" placeholder="Company card" />
    </FormDialog>
  );
}
