/** How long to wait before the next attempt, in milliseconds; less where the connection comes back sooner. */
const pause = 5_000;

/**
 * For `lazy`: code of a part that belongs to the page. Where it cannot be had it is asked for again until it comes, and
 * its skeleton stays; React itself asks once, and the part would be broken until the page is loaded anew.
 */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise<unknown>((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, pause);
    });
    return retryImport(load);
  }
}
