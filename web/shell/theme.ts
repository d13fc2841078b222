import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const root = () => document.documentElement;
const current = (): Theme => (root().classList.contains('dark') ? 'dark' : 'light');

function stored(): Theme | null {
  try {
    const value = localStorage.getItem('theme');
    return value === 'dark' || value === 'light' ? value : null;
  } catch {
    return null;
  }
}

function apply(theme: Theme): void {
  root().classList.remove('light', 'dark');
  root().classList.add(theme);
  dispatchEvent(new Event('themechange'));
}

/** Follows the class on the root, which the script in the head has set before the first paint. */
function subscribe(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  // The system's preference decides only while nobody has chosen here.
  const fromSystem = () => stored() ?? apply(dark.matches ? 'dark' : 'light');
  const fromOtherTab = ({ key }: StorageEvent) => {
    const theme = stored();
    if (key === 'theme' && theme) apply(theme);
  };
  addEventListener('themechange', changed);
  addEventListener('storage', fromOtherTab);
  dark.addEventListener('change', fromSystem);
  return () => {
    removeEventListener('themechange', changed);
    removeEventListener('storage', fromOtherTab);
    dark.removeEventListener('change', fromSystem);
  };
}

/** Puts the theme on the root and remembers it, where the browser lets us remember anything. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is blocked or full: the choice holds for this page.
  }
  apply(theme);
}

export const toggleTheme = (): void => setTheme(current() === 'dark' ? 'light' : 'dark');

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'light');
