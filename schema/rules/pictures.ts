/**
 * The address of a picture as a server stores it: a path of the site. Files are not sent, so the local address of a
 * chosen file is dropped.
 */
export const storedPicture = (url: string | null | undefined): string | null =>
  url?.startsWith('/') ? url : null;
