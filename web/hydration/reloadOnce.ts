/** Which release the page is of: its first file has another name in each. */
const release = import.meta.url;
const key = 'reloaded';

/** The server has been of another release since it did not know what this one asks. */
let outdated = false;
export const markOutdated = (is = true): void => void (outdated = is);
export const isOutdated = (): boolean => outdated;

/**
 * Somebody has written something that a reload would lose: into a field that no draft keeps, or into a form that asks
 * before it is left.
 */
const holdsWords = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
  [...document.querySelectorAll<HTMLInputElement>('textarea, form:not([role=search]) input')].some(
    (field) =>
      field.value &&
      /^(text|email|url|tel|number|password)/.test(field.type) &&
      !field.closest('[data-kept]'),
  );

/**
 * Code that is gone although the server is there belongs to an earlier release: the page is loaded anew, which brings the
 * one that stands. Once for each release, so never in a loop, and not where nothing can be remembered or what is written
 * would be lost; but whenever somebody has asked for it by a press. Tells whether it is under way.
 */
export async function reloadOnce(asked = false): Promise<boolean> {
  try {
    if (!(await fetch('/healthz')).ok) return false;
    if (!asked && (sessionStorage.getItem(key) === release || holdsWords())) return false;
    sessionStorage.setItem(key, release);
    location.reload();
    return true;
  } catch {
    // There is no connection, or storage is blocked.
    return false;
  }
}
