import * as choices from '../../../schema/rules/account/choices.ts';
import { choicesOf } from '../../ui/form/rules.ts';

export const industries = choicesOf(choices.industries);

/** Audiences that can see the profile. */
export const visibilities = choicesOf(choices.visibilities);

/** Audiences that may send connection requests. */
export const policies = choicesOf(choices.policies);

export const themes = [
  { ...choices.themes.LIGHT, value: 'LIGHT', about: 'Dark text on light' },
  { ...choices.themes.DARK, value: 'DARK', about: 'Light text on dark' },
] as const;

export const densities = [
  { ...choices.densities.COMFORTABLE, value: 'COMFORTABLE', about: 'More room' },
  { ...choices.densities.COMPACT, value: 'COMPACT', about: 'More on the screen' },
] as const;
