import { vi } from 'vitest';

/** Media queries that the product uses. */
export const media = {
  wide: '(min-width: 48rem)',
  dark: '(prefers-color-scheme: dark)',
  phone: '(width < 48rem)',
  tablet: '(width < 64rem)',
};

/** happy-dom has no layout, so a test sets the media queries that match. `change` replaces them. */
export function mockMediaQueries(...initial: readonly string[]) {
  let matching = initial;
  const listeners = new Map<(event: { matches: boolean }) => void, string>();
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return matching.includes(query);
        },
        media: query,
        addEventListener: (_type: string, listener: () => void) => listeners.set(listener, query),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    change: (...next: readonly string[]) => {
      const changed = (query: string) => next.includes(query) !== matching.includes(query);
      const affected = [...listeners].filter(([, query]) => changed(query));
      matching = next;
      for (const [listener, query] of affected) listener({ matches: next.includes(query) });
    },
    listeners,
  };
}
