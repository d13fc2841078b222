import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';

/** What a test logs as errors, which is then not shown: `const log = errorLog()` beside the tests, `log()` in them. */
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
