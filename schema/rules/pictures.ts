/**
 * The address of a picture as a server stores it: a path of the site. Files are not sent, so the local address of a
 * chosen file is dropped, and so is an address of another site, such as '//evil.example/a.png'.
 */
export const storedPicture = (url: string | null | undefined): string | null =>
  url && /^\/(?![/\\])/.test(url) ? url : null;

/**
 * The stored address of a picture after an edit: null when the form has none. A chosen file is not sent, so the picture
 * before it stays.
 */
export const editedPicture = (
  url: string | null | undefined,
  before: string | null | undefined,
): string | null => (url ? (storedPicture(url) ?? before ?? null) : null);
