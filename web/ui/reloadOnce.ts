/** Which release the page is of: its first file has another name in each. */
const release = import.meta.url;
const key = 'reloaded';

/**
 * Code that is gone although the server is there belongs to an earlier release: the page is loaded anew, which brings the
 * one that stands. Once for each release, so never in a loop; and not where nothing can be remembered. Tells whether it is
 * under way.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(key) === release || !(await fetch('/healthz')).ok) return false;
    sessionStorage.setItem(key, release);
    location.reload();
    return true;
  } catch {
    // There is no connection, or storage is blocked.
    return false;
  }
}
