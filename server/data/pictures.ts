import type { Now } from './action.ts';

/**
 * The address to store of a picture: one of the site's own, such as '/art/grove-fern-21.svg', in a tab also a chosen file,
 * which no server gets. Any other becomes null, since the browsers of all viewers would request it.
 */
export const storedPicture = (url: string | null | undefined, { isSimulated }: Now): string | null =>
  url && (isSimulated ? /^(blob:|data:image\/|\/art\/)/ : /^\/art\/(?!\.)[\w.-]{1,200}$/).test(url)
    ? url
    : null;

/** The picture after an edit: null when the form has none. A chosen file that is not sent keeps the one before. */
export const editedPicture = (
  url: string | null | undefined,
  before: string | null | undefined,
  now: Now,
): string | null => (url ? (storedPicture(url, now) ?? before ?? null) : null);
