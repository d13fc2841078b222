import { reloadOnce } from '../hydration/reloadOnce.ts';

/** How long to wait before the next attempt and those after it, in milliseconds; less where the connection comes back sooner. */
const pauses = [1_000, 5_000] as const;

/**
 * For `lazy`: code of a part that belongs to the page. Where it cannot be had it is asked for again until it comes, and
 * its skeleton stays; React itself asks once, and the part would be broken until the page is loaded anew. What fails
 * twice may be gone with an earlier release.
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
