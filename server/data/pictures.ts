import type { Now } from './action.ts';

/**
 * The address of a picture as it is stored: one of the site's own. Files are not sent, so a server drops the local address
 * of a chosen file; the tab of simulated mode has the file. Any other address is dropped, since a browser requests it for
 * everybody who sees the picture.
 */
export const storedPicture = (url: string | null | undefined, { isSimulated }: Now): string | null =>
  url && (isSimulated ? /^(blob:|data:image\/|\/art\/)/ : /^\/art\/(?!\.)[\w.-]{1,200}$/).test(url)
    ? url
    : null;

/**
 * The stored address of a picture after an edit: null when the form has none. A chosen file that is not sent leaves the
 * picture before it.
 */
export const editedPicture = (
  url: string | null | undefined,
  before: string | null | undefined,
  now: Now,
): string | null => (url ? (storedPicture(url, now) ?? before ?? null) : null);
