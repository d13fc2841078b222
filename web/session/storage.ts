/** The name of the router's scroll positions in the session storage. */
export const scrollPositionsKey = 'scroll-positions';

/** Fallback for blocked session storage, and store of values that must not survive a reload. */
const memory = new Map<string, string>();

/** The value that this tab has stored under a name, or null. */
export function readStored(name: string): string | null {
  try {
    return memory.get(name) ?? sessionStorage.getItem(name);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** The fields of the object that this tab has stored under a name; none without one, or when the text is malformed. */
export function readStoredFields(name: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStored(name) ?? '')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Stores a text until the tab is closed or, if storage is blocked or full, until a reload. '' deletes it. */
export function writeStored(name: string, text: string): void {
  memory.delete(name);
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {
    if (text) memory.set(name, text);
  }
}

/** Deletes everything that this tab has stored, but for one name. */
export function clearStored({ except }: { except: string }): void {
  const text = readStored(except);
  memory.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked.
  }
  writeStored(except, text ?? '');
}

/** Stores a text until a reload. */
export const storeInPage = (name: string, text: string): void => void memory.set(name, text);
/** The text of `storeInPage`, or null; ignores session storage. */
export const readInPage = (name: string): string | null => memory.get(name) ?? null;

/** Simulates a reload; for tests. */
export const reloadStorage = (): void => memory.clear();
