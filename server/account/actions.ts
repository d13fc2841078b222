import type { ProfileSettings, SaveSettingsInput } from '../../schema/generated/types.ts';
import { refuse, refuseMore, refuseUnknown } from '../data/action.ts';
import type { ActionName, ActionsOf, Now } from '../data/action.ts';
import { sha256Of } from '../shared/hash.ts';
import { findExisting, getOrThrow } from '../shared/lookup.ts';
import { present } from '../shared/present.ts';
import { listingOf } from '../data/visibility.ts';

/** Decides to mark notifications as read or unread. Skips those that were withdrawn meanwhile, such as with a like. */
function setRead(ids: readonly string[], read: boolean, field: string, { store }: Now) {
  if (ids.length === 0 || ids.length > 100)
    return refuse('OUT_OF_RANGE', field, 'Name 1 to 100 notifications.');
  const existing = findExisting(store.notifications, ids);
  if (existing.length === 0) {
    const none = ids.length === 1 ? 'The notification does not exist.' : 'None of the notifications exists.';
    return refuse('NOT_FOUND', field, none);
  }
  return existing.map((notification) => ({
    put: 'notifications' as const,
    record: { ...notification, read },
  }));
}

const markedPayload = (ids: readonly string[], { store }: Now) => ({
  notifications: findExisting(store.notifications, ids),
  viewer: store.viewer,
});

const needsSession = refuse(
  'NOT_ALLOWED',
  null,
  'In live mode, a person who is logged in creates and deletes access tokens in Settings.',
);

/** The profile settings after saving. `null` changes nothing (`present`), except that it removes the industry. */
const savedProfile = (
  profile: ProfileSettings,
  { industry = profile.industry, ...input }: NonNullable<SaveSettingsInput['profile']>,
): ProfileSettings => ({ ...profile, ...present(input), industry: industry ?? null });

export const accountActions = {
  requestVerification: {
    right: 'member',
    decide: (_input, { viewerId }) => [{ mark: 'verificationRequests', id: viewerId, on: true }],
    payload: (_input, { store }) => ({ viewer: store.viewer }),
  },
  markNotificationRead: {
    right: 'owner',
    decide: ({ id }, now) => setRead([id], true, 'id', now),
    payload: ({ id }, { store }) => ({
      notification: getOrThrow(store.notifications, id),
      viewer: store.viewer,
    }),
  },
  markNotificationsRead: {
    right: 'owner',
    decide: ({ ids }, now) => setRead(ids, true, 'ids', now),
    payload: ({ ids }, now) => markedPayload(ids, now),
  },
  markNotificationsUnread: {
    right: 'owner',
    decide: ({ ids }, now) => setRead(ids, false, 'ids', now),
    payload: ({ ids }, now) => markedPayload(ids, now),
  },
  saveSettings: {
    right: 'member',
    // The input has an object for each tab of the settings. Omitted tabs and fields stay.
    decide({ profile, notifications, privacy, appearance }, { store, viewerId }) {
      const { settings } = store;
      const value = {
        ...settings,
        profile: savedProfile(settings.profile, profile ?? {}),
        notifications: { ...settings.notifications, ...present(notifications ?? {}) },
        privacy: { ...settings.privacy, ...present(privacy ?? {}) },
        appearance: { ...settings.appearance, ...present(appearance ?? {}) },
      };
      const saved = { set: 'settings', value } as const;
      if (!privacy) return [saved];
      // Searches of other accounts read the person's record, so it has a copy of some privacy settings.
      const person = getOrThrow(store.people, viewerId);
      const record = { ...person, ...listingOf(value.privacy) };
      const isSame = record.isHidden === person.isHidden && record.isIndexed === person.isIndexed;
      return isSame ? [saved] : [saved, { put: 'people', record }];
    },
    payload: (_input, { store }) => ({ settings: store.settings }),
  },
  choosePlan: {
    right: 'member',
    decide: ({ tier }, { store }) => {
      const plans = store.billingPlans.map((plan) => ({ ...plan, isCurrent: plan.tier === tier }));
      const plan = plans.find(({ isCurrent }) => isCurrent);
      if (!plan) return refuseUnknown('tier');
      const { settings } = store;
      return [
        { set: 'billingPlans', value: plans },
        { set: 'settings', value: { ...settings, billing: { ...settings.billing, plan } } },
      ];
    },
    payload: ({ tier }, { store }) => ({
      plan: store.billingPlans.find((plan) => plan.tier === tier) ?? null,
      settings: store.settings,
    }),
  },
  addPaymentMethod: {
    right: 'member',
    decide: ({ label }, { store: { settings }, newId }) => {
      const { paymentMethods: before } = settings.billing;
      const paymentMethods = [...before, { id: newId('payment-method'), label }];
      const value = { ...settings, billing: { ...settings.billing, paymentMethods } };
      return refuseMore('BillingSettings.paymentMethods', before.length) ?? [{ set: 'settings', value }];
    },
    payload: (_input, { store }) => ({ settings: store.settings }),
  },
  createAccessToken: {
    right: 'member',
    decide: ({ name }, { store: { data }, viewerId, at, newId, tokenOf }) => {
      if (!tokenOf) return needsSession;
      const id = newId('token');
      const record = { id, ownerId: viewerId, name, createdAt: at, hash: sha256Of(tokenOf(id)) };
      return refuseMore('Settings.accessTokens', data.accessTokens.size) ?? [{ put: 'accessTokens', record }];
    },
    payload: (_input, { store, newId, tokenOf }) => {
      const accessToken = getOrThrow(store.data.accessTokens, newId('token'));
      return { accessToken, token: tokenOf?.(accessToken.id) ?? null };
    },
  },
  deleteAccessToken: {
    right: 'owner',
    decide: ({ tokenId }, { store, tokenOf }) => {
      if (!store.data.accessTokens.has(tokenId)) return refuseUnknown('tokenId');
      return tokenOf ? [{ drop: 'accessTokens', id: tokenId }] : needsSession;
    },
    payload: (_input, { store }) => ({ settings: store.settings }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
