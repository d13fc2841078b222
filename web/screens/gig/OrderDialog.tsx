import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { orderGig } from '../../actions/gigOrder.ts';
import { useAction } from '../../actions/useAction.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { notify } from '../../ui/notify.ts';
import { useFormDraft } from '../../ui/useFormDraft.ts';
import { priceOf } from './formats.ts';
import type { Tier } from './tiers.ts';

const schema = z.object({
  requirements: z.string().check(z.trim(), z.maxLength(2_000, 'Requirements have at most 2,000 characters')),
});
type Order = z.infer<typeof schema>;

interface Props {
  open: boolean;
  onClose: () => void;
  gigId: string;
  title: string;
  tier: Tier;
  price: number;
  tierDeliveryTime: string;
  revisions: number;
}

/** The order in short, and what the seller should know; nothing is paid. */
export function OrderDialog({ open, onClose, gigId, title, tier, ...offer }: Props) {
  const form = useForm<Order>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { requirements: '' },
  });
  const forget = useFormDraft(`order-${gigId}`, form);
  const [run, running] = useAction(orderGig);
  const error = form.formState.errors.requirements?.message;
  const order = async ({ requirements }: Order) => {
    if (running || !(await run({ input: { gigId, tier: tier.value, requirements } }))) return;
    forget();
    onClose();
    void notify({
      title: 'Order placed',
      description: `${tier.label} package, ${priceOf(offer.price)}. This is a simulation: nothing was charged.`,
    });
  };
  const rows = [
    { name: 'Package', value: tier.label },
    { name: 'Delivery time', value: offer.tierDeliveryTime },
    { name: 'Revisions', value: String(offer.revisions) },
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Order summary" size="form">
      <p dir="auto" className="mt-1 break-words text-muted">
        {title}
      </p>
      <dl className="num mt-4 grid gap-2 rounded-md border border-line p-4">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <dt className="font-semibold">Price (USD)</dt>
          <dd className="num-lg text-xl">{priceOf(offer.price)}</dd>
        </div>
      </dl>
      <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void form.handleSubmit(order)(event)}>
        <Field
          label="Requirements"
          optional
          hint="What the seller needs to know: goals, links, deadlines."
          error={error}
        >
          {(props) => (
            <textarea
              {...props}
              {...form.register('requirements')}
              dir="auto"
              rows={4}
              className={`input h-auto! resize-y py-2 ${error ? 'is-error' : ''}`}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={running}>
            Confirm order
          </button>
        </div>
      </form>
    </Dialog>
  );
}
