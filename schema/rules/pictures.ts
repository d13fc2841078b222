/**
 * The address of a picture as a server stores it: one of the site's own. Files are not sent, so the local address of a
 * chosen file is dropped. So is any other address: a browser requests it for everybody who sees the picture.
 */
export const storedPicture = (url: string | null | undefined): string | null =>
  url && /^\/art\/(?!\.)[\w.-]{1,200}$/.test(url) ? url : null;

/**
 * The stored address of a picture after an edit: null when the form has none. A chosen file is not sent, so the picture
 * before it stays.
 */
export const editedPicture = (
  url: string | null | undefined,
  before: string | null | undefined,
): string | null => (url ? (storedPicture(url) ?? before ?? null) : null);
