import { tabs } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

export const settingsSearch = defineSearch('/settings', {
  tab: tabs('profile', 'notifications', 'privacy', 'billing', 'appearance'),
});
export type SettingsTab = SearchState<typeof settingsSearch>['tab'];

export const tabLabels: Readonly<Record<SettingsTab, string>> = {
  profile: 'Profile',
  notifications: 'Notifications',
  privacy: 'Privacy',
  billing: 'Billing',
  appearance: 'Appearance',
};
