import type { AddPaymentMethodInput } from '../generated/graphql.ts';
import { localId } from './localId.ts';

/** A way to pay that was added in this tab. */
export const newPaymentMethod = ({ label }: AddPaymentMethodInput) => ({
  __typename: 'PaymentMethod' as const,
  id: localId('payment-method'),
  label,
});
