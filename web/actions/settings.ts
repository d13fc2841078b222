import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

/** All settings: the object is merged as a whole, so a missing field would be lost to other screens. */
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

export const saveSettings = defineAction(
  graphql(/* GraphQL */ `
    mutation SaveSettings($input: SaveSettingsInput!) {
      saveSettings(input: $input) {
        settings {
          id
        }
      }
    }
  `),
).with({
  notice: { title: 'Settings saved', description: 'Your settings have been updated successfully.' },
});

export const choosePlan = defineAction(
  graphql(/* GraphQL */ `
    mutation ChoosePlan($input: ChoosePlanInput!) {
      choosePlan(input: $input) {
        plan {
          id
          name
        }
      }
    }
  `),
).with({
  notice: ({ plan }) => ({
    title: `You're on the ${plan?.name} plan`,
    description: "Billing is simulated. You won't be charged.",
  }),
});

export const addPaymentMethod = defineAction(
  graphql(/* GraphQL */ `
    mutation AddPaymentMethod($input: AddPaymentMethodInput!) {
      addPaymentMethod(input: $input) {
        settings {
          id
        }
      }
    }
  `),
).with({
  notice: { title: 'Payment method added', description: "It's simulated. You won't be charged." },
});
