/** The values of set preferences: `data-` attributes of the root element, and keys in local storage (`prePaint.ts`). */
const storedValues = { contrast: 'high', density: 'compact', motion: 'reduced' } as const;
export type Preference = keyof typeof storedValues;

export const hasPreference = (name: Preference): boolean =>
  document.documentElement.dataset[name] === storedValues[name];

function apply(name: Preference, isOn: boolean): void {
  if (isOn) document.documentElement.dataset[name] = storedValues[name];
  else delete document.documentElement.dataset[name];
}

/** Applies a preference at once, and stores it unless storage is blocked. */
export function setPreference(name: Preference, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(name, storedValues[name]);
    else localStorage.removeItem(name);
  } catch {
    // Storage is blocked or full: the choice applies to this page only.
  }
  apply(name, isOn);
}

/** Applies choices made in another tab. Returns a function that stops it. */
export function followPreferences(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    for (const name of Object.keys(storedValues) as Preference[])
      // The key is null when the storage has been cleared.
      if (key === name || key === null) apply(name, newValue === storedValues[name]);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
