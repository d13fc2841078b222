import { action } from '../generated/actions.ts';
import { defineAction } from './defineAction.ts';

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

export const createAccessToken = defineAction(action('createAccessToken')).with({
  secret: 'token',
  notice: { title: 'Token created', description: "Copy it now. It isn't shown again." },
});

export const deleteAccessToken = defineAction(action('deleteAccessToken')).with({
  notice: { title: 'Token deleted', description: 'Requests with it are refused.' },
});
