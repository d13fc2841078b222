import { vi } from 'vitest';

/** Media queries that the product asks. */
export const media = {
  wide: '(min-width: 48rem)',
  dark: '(prefers-color-scheme: dark)',
  phone: '(width < 48rem)',
  tablet: '(width < 64rem)',
};

/** Nothing is laid out here: a test says which media queries hold, and may change its mind later. */
export function mockMediaQueries(...first: readonly string[]) {
  let holding = first;
  const listeners = new Map<(event: { matches: boolean }) => void, string>();
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return holding.includes(query);
        },
        media: query,
        addEventListener: (_type: string, listener: () => void) => listeners.set(listener, query),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    change: (...next: readonly string[]) => {
      const changed = (query: string) => next.includes(query) !== holding.includes(query);
      const told = [...listeners].filter(([, query]) => changed(query));
      holding = next;
      for (const [listener, query] of told) listener({ matches: next.includes(query) });
    },
    listeners,
  };
}
