import type { SaveSettingsInput, Settings } from '../../generated/types.ts';

type Tabs = Pick<Settings, 'profile' | 'notifications' | 'privacy' | 'appearance'>;

/** The settings after saving some of their tabs; omitted tabs stay. */
export const savedSettings = <S extends Tabs>(settings: S, input: SaveSettingsInput): S => ({
  ...settings,
  profile: input.profile
    ? { ...settings.profile, ...input.profile, industry: input.profile.industry ?? null }
    : settings.profile,
  notifications: { ...settings.notifications, ...input.notifications },
  privacy: { ...settings.privacy, ...input.privacy },
  appearance: { ...settings.appearance, ...input.appearance },
});
