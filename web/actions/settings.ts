import type { ApolloCache } from '@apollo/client';
import { isIndexed } from '../../schema/rules/account/isIndexed.ts';
import { savedSettings } from '../../schema/rules/account/savedSettings.ts';
import { graphql } from '../generated/gql.ts';
import type { PlanTier } from '../generated/graphql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { newPaymentMethod } from './newPaymentMethod.ts';
import { defineAction } from './defineAction.ts';
import { readViewer } from './viewer.ts';

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

const allSettings = graphql(/* GraphQL */ `
  fragment AllSettings on Settings {
    id
    profile {
      firstName
      lastName
      displayName
      bio
      email
      phone
      resumeFileName
      location
      headline
      currentCompany
      industry
    }
    notifications {
      ...NotificationChoices @unmask
    }
    privacy {
      profileVisibility
      onlineStatus
      profileIndexing
      connectionRequestPolicy
      twoFactor
    }
    billing {
      plan {
        id
      }
      paymentMethods {
        id
        ...CompletePaymentMethod @unmask
      }
      history {
        id
        date
        amount
      }
    }
    appearance {
      theme
      density
      reducedMotion
      highContrast
    }
  }
`);

const cachedSettings = (cache: ApolloCache) =>
  readCachedOrThrow(cache, allSettings, `Settings:${readViewer(cache).id}`);

/** Saves sections of the settings. */
export const saveSettings = defineAction(
  graphql(/* GraphQL */ `
    mutation SaveSettings($input: SaveSettingsInput!) {
      saveSettings(input: $input) {
        settings {
          id
          ...AllSettings
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }, cache) => ({ settings: savedSettings(cachedSettings(cache), input) }),
  update: (cache, { settings }) => {
    if (!settings) return;
    const { id, privacy } = settings;
    cache.modify({ id: `Person:${id}`, fields: { isIndexed: () => isIndexed(privacy) } });
  },
  notice: { title: 'Settings saved', description: 'Your settings have been updated successfully.' },
});

const planFragment = graphql(/* GraphQL */ `
  fragment KnownPlan on BillingPlan {
    id
    name
  }
`);

const planIds = {
  FREE: 'free',
  PROFESSIONAL: 'professional',
  BUSINESS: 'business',
} satisfies Record<PlanTier, string>;

export const choosePlan = defineAction(
  graphql(/* GraphQL */ `
    mutation ChoosePlan($input: ChoosePlanInput!) {
      choosePlan(input: $input) {
        plan {
          id
          name
        }
        settings {
          id
          ...AllSettings
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { tier } }, cache) => {
    const settings = cachedSettings(cache);
    const plan = readCachedOrThrow(cache, planFragment, `BillingPlan:${planIds[tier]}`);
    return { plan, settings: { ...settings, billing: { ...settings.billing, plan } } };
  },
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
          ...AllSettings
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }, cache) => {
    const settings = cachedSettings(cache);
    const paymentMethods = [...settings.billing.paymentMethods, newPaymentMethod(input)];
    return { settings: { ...settings, billing: { ...settings.billing, paymentMethods } } };
  },
  notice: { title: 'Payment method added', description: "It's simulated. You won't be charged." },
});
