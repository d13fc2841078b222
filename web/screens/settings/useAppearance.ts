import { useSyncExternalStore } from 'react';
import { isPreferred, type Preference } from '../../shell/preferences.ts';
import { currentTheme, type Theme } from '../../shell/theme.ts';

/** The root of the document says what holds, whoever has changed it: this screen, the top bar, another tab. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** The theme; `first` until the page has come to life. */
export const useTheme = (first: Theme): Theme => useSyncExternalStore(subscribe, currentTheme, () => first);

/** Whether something is preferred; `first` until the page has come to life. */
export const usePreferred = (name: Preference, first: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPreferred(name),
    () => first,
  );
