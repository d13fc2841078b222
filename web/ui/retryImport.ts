import { reloadOnce } from '../hydration/reloadOnce.ts';

/** Milliseconds before the first and before each later retry, unless the browser is online again sooner. */
const pauses = [1_000, 5_000] as const;

/**
 * Loads the code of a lazy part of the page, and retries until it succeeds; React's `lazy` tries once. After each failure
 * but the first, `reloadOnce` may reload the page, since the code may belong to an earlier release.
 */
export async function retryImport<T>(load: () => Promise<T>, hasFailed = false): Promise<T> {
  try {
    return await load();
  } catch {
    if (hasFailed) await reloadOnce();
    await new Promise<unknown>((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, pauses[hasFailed ? 1 : 0]);
    });
    return retryImport(load, true);
  }
}
