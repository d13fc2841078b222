import type {
  ConnectionRequestPolicy,
  LayoutDensity,
  ProfileVisibility,
  SettingsIndustry,
  Theme,
} from '../../generated/types.ts';
import type { Choices, Labels } from '../choices.ts';

export const industries: Labels<SettingsIndustry> = {
  SOFTWARE: 'Software',
  DESIGN: 'Design',
  MARKETING: 'Marketing',
  FINANCE: 'Finance',
  HEALTHCARE: 'Healthcare',
  EDUCATION: 'Education',
};

/** Visibility of the profile. */
export const visibilities: Labels<ProfileVisibility> = {
  EVERYONE: 'Everyone',
  CONNECTIONS: 'Connections',
  NOBODY: 'Nobody',
};

/** People who may send a connection request. */
export const policies: Labels<ConnectionRequestPolicy> = {
  EVERYONE: 'Everyone',
  MUTUAL: 'Mutual connections',
  NOBODY: 'Nobody',
};

export const themes = {
  LIGHT: { id: 'light', label: 'Light' },
  DARK: { id: 'dark', label: 'Dark' },
} as const satisfies Choices<Theme>;

export const densities = {
  COMFORTABLE: { id: 'comfortable', label: 'Comfortable' },
  COMPACT: { id: 'compact', label: 'Compact' },
} as const satisfies Choices<LayoutDensity>;
