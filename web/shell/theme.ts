export type Theme = 'light' | 'dark';

/** The class on the root is the state: the script in the head has set it before the first paint. */
export const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

function apply(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
}

function stored(): Theme | null {
  try {
    const value = localStorage.getItem('theme');
    return value === 'dark' || value === 'light' ? value : null;
  } catch {
    return null;
  }
}

/** Sets the theme and remembers it, where the browser lets us remember anything. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is blocked or full: the choice holds for this page.
  }
  apply(theme);
}

export const toggleTheme = (): void => setTheme(currentTheme() === 'dark' ? 'light' : 'dark');

/**
 * Follows the choice made in another tab and, while nobody has chosen, the system; at once too, as either may have
 * changed since the first paint.
 */
export function followTheme(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => apply(stored() ?? (dark.matches ? 'dark' : 'light'));
  follow();
  addEventListener('storage', follow);
  dark.addEventListener('change', follow);
  return () => {
    removeEventListener('storage', follow);
    dark.removeEventListener('change', follow);
  };
}
