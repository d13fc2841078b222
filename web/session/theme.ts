export type Theme = 'light' | 'dark';

/** The root element's class holds the state; the script in the head sets it before the first paint. */
export const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

function apply(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
}

function storedTheme(): Theme | null {
  try {
    const value = localStorage.getItem('theme');
    return value === 'dark' || value === 'light' ? value : null;
  } catch {
    return null;
  }
}

/** Applies the theme and stores it unless storage is blocked. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is blocked or full: the choice applies to this page only.
  }
  apply(theme);
}

export const toggleTheme = (): void => setTheme(currentTheme() === 'dark' ? 'light' : 'dark');

/** Applies the stored theme or else the system's, now and after each change. Returns a function that stops it. */
export function followTheme(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const update = () => apply(storedTheme() ?? (dark.matches ? 'dark' : 'light'));
  update();
  addEventListener('storage', update);
  dark.addEventListener('change', update);
  return () => {
    removeEventListener('storage', update);
    dark.removeEventListener('change', update);
  };
}
