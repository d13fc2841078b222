import type { ProfileSettings, SaveSettingsInput, Settings } from '../../schema/generated/types.ts';
import { present } from '../shared/present.ts';

type SavedTabs = Pick<Settings, 'profile' | 'notifications' | 'privacy' | 'appearance'>;

/** The tab Profile after saving some of its fields. The industry alone can be null. */
const savedProfile = (
  profile: ProfileSettings,
  { industry = profile.industry, ...input }: NonNullable<SaveSettingsInput['profile']>,
): ProfileSettings => ({ ...profile, ...present(input), industry: industry ?? null });

/** The settings after saving some of their tabs and fields; omitted ones stay. */
export const savedSettings = <S extends SavedTabs>(settings: S, input: SaveSettingsInput): S => ({
  ...settings,
  profile: savedProfile(settings.profile, input.profile ?? {}),
  notifications: { ...settings.notifications, ...present(input.notifications ?? {}) },
  privacy: { ...settings.privacy, ...present(input.privacy ?? {}) },
  appearance: { ...settings.appearance, ...present(input.appearance ?? {}) },
});
