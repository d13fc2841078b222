/** Identifies the page's release: the name of its first file contains a hash. */
const release = import.meta.url;
const key = 'reloaded';

/** Whether the server runs another release: it lacks a persisted operation of this one. Tests reset it by `false`. */
let outdated = false;
export const markOutdated = (value = true): void => void (outdated = value);
export const isOutdated = (): boolean => outdated;

/** Whether a reload would lose text: in a field without a draft, or in a form that asks before the page unloads. */
const hasUnsavedText = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
  [...document.querySelectorAll<HTMLInputElement>('textarea, form:not([role=search]) input')].some(
    (field) =>
      field.value &&
      /^(text|email|url|tel|number|password)/.test(field.type) &&
      !field.closest('[data-drafted]'),
  );

/**
 * Reloads the page when its code is missing although the server responds: the code belongs to an earlier release. It
 * reloads once a release, so never in a loop, and not where storage is blocked or unsaved text would be lost. A user's
 * request (`isRequested`) skips these checks. Returns whether the page is reloading.
 */
export async function reloadOnce(isRequested = false): Promise<boolean> {
  try {
    if (!(await fetch('/healthz')).ok) return false;
    if (!isRequested && (sessionStorage.getItem(key) === release || hasUnsavedText())) return false;
    sessionStorage.setItem(key, release);
    location.reload();
    return true;
  } catch {
    // Offline, or storage is blocked.
    return false;
  }
}
