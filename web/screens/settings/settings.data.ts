import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query SettingsScreen {
    settings {
      id
      ...ProfileSettings_settings
      ...NotificationSettings_settings
      ...PrivacySettings_settings
      ...BillingSettings_settings
      ...AppearanceSettings_settings
    }
    billingPlans {
      id
      ...PlanCard_plan
    }
  }
`);
