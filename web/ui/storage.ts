/** What could not be stored, and what must not outlive a reload. */
const memory = new Map<string, string>();

/** What this tab keeps under a name; null for nothing. */
export function readStored(name: string): string | null {
  try {
    return memory.get(name) ?? sessionStorage.getItem(name);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Keeps a text until the tab is closed or, where storage is blocked or full, until a reload. '' forgets it. */
export function writeStored(name: string, text: string): void {
  memory.delete(name);
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {
    if (text) memory.set(name, text);
  }
}

/** Keeps a text until a reload. */
export const storeInPage = (name: string, text: string): void => void memory.set(name, text);
/** What has been kept until a reload; null for nothing. What others have stored under the name is none of it. */
export const readInPage = (name: string): string | null => memory.get(name) ?? null;

/** What a reload does; for tests. */
export const reloadStorage = (): void => memory.clear();
