import {
  connectionRequestPolicyChoices,
  layoutDensityChoices,
  profileVisibilityChoices,
  settingsIndustryChoices,
  themeChoices,
} from '../../../schema/generated/settings.ts';
import { choicesOf } from '../../ui/form/rules.ts';

export const industries = choicesOf(settingsIndustryChoices);

/** Audiences that can see the profile. */
export const visibilities = choicesOf(profileVisibilityChoices);

/** Audiences that may send connection requests. */
export const policies = choicesOf(connectionRequestPolicyChoices);

export const themes = [
  { ...themeChoices.LIGHT, value: 'LIGHT', about: 'Dark text on light' },
  { ...themeChoices.DARK, value: 'DARK', about: 'Light text on dark' },
] as const;

export const densities = [
  { ...layoutDensityChoices.COMFORTABLE, value: 'COMFORTABLE', about: 'More room' },
  { ...layoutDensityChoices.COMPACT, value: 'COMPACT', about: 'More on the screen' },
] as const;
