import type { PrivacySettings } from '../../generated/types.ts';

/** Whether the settings let search engines list the profile. They do not see what is hidden from guests. */
export const isIndexed = ({
  profileVisibility,
  profileIndexing,
}: Pick<PrivacySettings, 'profileVisibility' | 'profileIndexing'>): boolean =>
  profileVisibility === 'EVERYONE' && profileIndexing;
