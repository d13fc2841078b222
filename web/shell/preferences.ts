/**
 * What a reader prefers besides the theme. Each is an attribute of the root, which the script in the head has set before
 * the first paint, and stands under the same name in local storage.
 */
const words = { contrast: 'high', density: 'compact', motion: 'reduced' } as const;
export type Preference = keyof typeof words;

export const isPreferred = (name: Preference): boolean =>
  document.documentElement.dataset[name] === words[name];

function apply(name: Preference, wanted: boolean): void {
  if (wanted) document.documentElement.dataset[name] = words[name];
  else delete document.documentElement.dataset[name];
}

/** Takes effect at once, and is remembered where the browser lets us remember anything. */
export function prefer(name: Preference, wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(name, words[name]);
    else localStorage.removeItem(name);
  } catch {
    // Storage is blocked or full: the choice holds for this page.
  }
  apply(name, wanted);
}

/** Follows choices made in another tab. */
export function followPreferences(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    for (const name of Object.keys(words) as Preference[])
      // Without a key all that was stored has been cleared.
      if (key === name || key === null) apply(name, newValue === words[name]);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
