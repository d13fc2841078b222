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
  { ...themeChoices.LIGHT, about: 'Dark text on light' },
  { ...themeChoices.DARK, about: 'Light text on dark' },
] as const;

export const densities = [
  { ...layoutDensityChoices.COMFORTABLE, about: 'More room' },
  { ...layoutDensityChoices.COMPACT, about: 'More on the screen' },
] as const;
