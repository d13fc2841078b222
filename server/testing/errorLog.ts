import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';

/** Records and silences `console.error`: `const log = errorLog()` beside the tests, `log()` inside them. */
export function errorLog(): () => MockInstance<typeof console.error> {
  let log: MockInstance<typeof console.error>;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    log.mockRestore();
  });
  return () => log;
}

/** The lines of this level in the server's log, of those that a recorded function of `console` has got. */
export const linesOf = (
  log: MockInstance<typeof console.error>,
  level = 'error',
): Record<string, unknown>[] =>
  log.mock.calls
    .flatMap(([line]) =>
      typeof line === 'string' && line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : [],
    )
    .filter((line) => line['level'] === level);
