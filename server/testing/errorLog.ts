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
