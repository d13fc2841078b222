import { action } from '../generated/actions.ts';
import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

/** Queries spread this fragment by name, to select all fields: the cache stores the object, without an id, in its parent. */
graphql(/* GraphQL */ `
  fragment NotificationChoices on NotificationSettings {
    email
    push
    sms
    connectionRequests
    messages
    jobAlerts
    postInteractions
    marketingEmails
  }
`);

export const saveSettings = defineAction(action('saveSettings')).with({
  notice: { title: 'Settings saved', description: 'Your settings have been updated successfully.' },
});

export const choosePlan = defineAction(action('choosePlan')).with({
  notice: ({ plan }) => ({
    title: `You're on the ${plan?.name} plan`,
    description: "Billing is simulated. You won't be charged.",
  }),
});

export const addPaymentMethod = defineAction(action('addPaymentMethod')).with({
  notice: { title: 'Payment method added', description: "It's simulated. You won't be charged." },
});
