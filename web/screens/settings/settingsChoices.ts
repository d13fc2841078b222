import { choicesOf } from '../../ui/form/rules.ts';

export const industries = choicesOf({
  SOFTWARE: 'Software',
  DESIGN: 'Design',
  MARKETING: 'Marketing',
  FINANCE: 'Finance',
  HEALTHCARE: 'Healthcare',
  EDUCATION: 'Education',
} as const);

/** Who can see the profile. */
export const visibilities = choicesOf({
  EVERYONE: 'Everyone',
  CONNECTIONS: 'Connections',
  NOBODY: 'Nobody',
} as const);

/** Who may ask to connect. */
export const policies = choicesOf({
  EVERYONE: 'Everyone',
  MUTUAL: 'Mutual connections',
  NOBODY: 'Nobody',
} as const);

export const themes = [
  { id: 'light', label: 'Light', value: 'LIGHT', about: 'Dark text on light' },
  { id: 'dark', label: 'Dark', value: 'DARK', about: 'Light text on dark' },
] as const;

export const densities = [
  { id: 'comfortable', label: 'Comfortable', value: 'COMFORTABLE', about: 'More room' },
  { id: 'compact', label: 'Compact', value: 'COMPACT', about: 'More on the screen' },
] as const;
