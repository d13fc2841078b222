import { useSyncExternalStore } from 'react';
import { hasPreference, type Preference } from '../../session/preferences.ts';
import { currentTheme, type Theme } from '../../session/theme.ts';

/** Subscribes to attributes of the root element, which this screen, the top bar and other tabs change. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** Returns the theme. Returns `first` on the server and during hydration. */
export const useTheme = (first: Theme): Theme => useSyncExternalStore(subscribe, currentTheme, () => first);

/** Returns whether a preference is on. Returns `first` on the server and during hydration. */
export const usePreferred = (name: Preference, first: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasPreference(name),
    () => first,
  );
