import { graphql } from '../generated/gql.ts';
import type { AddPaymentMethodInput, CompletePaymentMethodFragment } from '../generated/graphql.ts';
import { localId } from './localId.ts';

/** All that screens ask of a way to pay: one of this tab has nowhere else to get it from. */
graphql(/* GraphQL */ `
  fragment CompletePaymentMethod on PaymentMethod {
    id
    label
  }
`);

/** A way to pay that was added in this tab. */
export const newPaymentMethod = ({ label }: AddPaymentMethodInput): CompletePaymentMethodFragment => ({
  __typename: 'PaymentMethod',
  id: localId('payment-method'),
  label,
});
