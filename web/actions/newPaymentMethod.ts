import { graphql } from '../generated/gql.ts';
import type { AddPaymentMethodInput, CompletePaymentMethodFragment } from '../generated/graphql.ts';
import { localId } from './localId.ts';

/** All fields of a payment method that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompletePaymentMethod on PaymentMethod {
    id
    label
  }
`);

/** A payment method that was added in this tab. */
export const newPaymentMethod = ({ label }: AddPaymentMethodInput): CompletePaymentMethodFragment => ({
  __typename: 'PaymentMethod',
  id: localId('payment-method'),
  label,
});
