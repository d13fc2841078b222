import { orderGigInputBounds } from '../../../schema/generated/gigOrder.actions.ts';
import { dueAt } from '../../../schema/rules/gig/orders.ts';
import { orderGig } from '../../actions/gigOrder.ts';
import type { GigTier } from '../../../schema/rules/gig/tiers.ts';
import { useAction } from '../../actions/useAction.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { defineForm } from '../../ui/form/defineForm.ts';
import { text } from '../../ui/form/rules.ts';
import { formatDay } from '../../ui/dates.ts';
import { formatDollars } from '../../../schema/rules/numbers.ts';
import { Summary } from '../../ui/Summary.tsx';
import { useOpenedAt } from '../../ui/useOpenedAt.ts';
import type { DialogState } from '../../ui/DialogButton.tsx';

const form = defineForm({ requirements: text(orderGigInputBounds.requirements) });

interface Props extends DialogState {
  gigId: string;
  title: string;
  tier: GigTier; // Its `value` is the schema's, such as 'BASIC'.
  /** The package of the viewer's last order; undefined without one. */
  ordered: GigTier | undefined;
  price: number;
  deliveryTime: string;
  deliveryDays: number;
  revisions: number;
}

/** The order summary with a field for requirements. Nothing is paid. The action refuses a price that has changed. */
export function OrderDialog({ open, onClose, gigId, title, tier, ordered, ...offer }: Props) {
  const [order] = useAction(orderGig);
  const now = useOpenedAt(open);
  const rows = [
    { name: 'Package', value: tier.label },
    { name: 'Delivery time', value: offer.deliveryTime },
    { name: 'Due', value: formatDay(dueAt(offer.deliveryDays, now)) },
    { name: 'Revisions', value: String(offer.revisions) },
  ];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      draft={`order-${gigId}`}
      title="Order summary"
      intro={
        <>
          <p dir="auto">{title}</p>
          {ordered && <p className="mt-1 text-ink">You have ordered the {ordered.label} package already.</p>}
        </>
      }
      submit={ordered ? 'Order again' : 'Confirm order'}
      onSubmit={({ requirements }, submission) =>
        order({ input: { gigId, tier: tier.value, requirements, expectedPrice: offer.price } }, submission)
      }
    >
      <Summary rows={rows} price={formatDollars(offer.price)} />
      <form.TextArea
        name="requirements"
        label="Requirements"
        optional
        hint="Share your goals, links and deadlines."
      />
    </FormDialog>
  );
}
