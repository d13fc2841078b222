import { vi } from 'vitest';

/** Media queries that the product asks. */
export const media = { wide: '(min-width: 48rem)', dark: '(prefers-color-scheme: dark)' };

/** jsdom lays nothing out: a test says which media queries hold, and may change its mind later. */
export function mediaHold(...first: readonly string[]) {
  let holding = first;
  const listeners = new Set<() => void>();
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return holding.includes(query);
        },
        media: query,
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    change: (...next: readonly string[]) => {
      holding = next;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}
