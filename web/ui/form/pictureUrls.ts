/** The value of a picture field. */
export interface ChosenPicture {
  /** Of the server's picture, or an object URL of this page. */
  url: string;
  name: string;
}

/** Object URLs that only a form uses. They are revoked when the form no longer shows them. */
const formUrls = new Set<string>();
/** Object URLs of saved pictures, which lists show. */
const savedUrls = new Set<string>();

export function pictureUrl(file: File): string {
  const url = URL.createObjectURL(file);
  formUrls.add(url);
  return url;
}

/** Revokes an object URL of a form. The URL of a saved picture stays. */
export function releasePicture(url: string | undefined): void {
  if (url !== undefined && formUrls.delete(url)) URL.revokeObjectURL(url);
}

/**
 * Marks a picture as saved, so that it stays valid for lists after the form is closed. When saving fails, the URL
 * belongs to the form again. When it succeeds, saved URLs that nothing shows are revoked.
 */
export async function keepPicture<T>(
  url: string | undefined,
  save: () => Promise<T | undefined>,
  isShown: (url: string) => boolean,
): Promise<T | undefined> {
  const isNew = url !== undefined && formUrls.delete(url);
  const done = await save();
  if (isNew) (done ? savedUrls : formUrls).add(url);
  if (done)
    for (const savedUrl of savedUrls)
      if (!isShown(savedUrl)) {
        savedUrls.delete(savedUrl);
        URL.revokeObjectURL(savedUrl);
      }
  return done;
}
