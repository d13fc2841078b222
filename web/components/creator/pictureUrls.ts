/** Object URLs that only the editor uses. They are revoked when the editor no longer shows them. */
const editorUrls = new Set<string>();
/** Object URLs of saved pictures, which the product's lists show. */
const savedUrls = new Set<string>();

export function pictureUrl(file: File): string {
  const url = URL.createObjectURL(file);
  editorUrls.add(url);
  return url;
}

/** Revokes an object URL of the editor. A saved picture's URL belongs to the product and stays. */
export function releasePicture(url: string | undefined): void {
  if (url !== undefined && editorUrls.delete(url)) URL.revokeObjectURL(url);
}

/**
 * Marks a picture as saved, so that it stays valid for the product's lists after the editor is closed. When saving
 * fails, the URL belongs to the editor again. When it succeeds, saved URLs that nothing shows are revoked.
 */
export async function keepPicture<T>(
  url: string | undefined,
  save: () => Promise<T | undefined>,
  isShown: (url: string) => boolean,
): Promise<T | undefined> {
  const isNew = url !== undefined && editorUrls.delete(url);
  const done = await save();
  if (isNew) (done ? savedUrls : editorUrls).add(url);
  if (done)
    for (const savedUrl of savedUrls)
      if (!isShown(savedUrl)) {
        savedUrls.delete(savedUrl);
        URL.revokeObjectURL(savedUrl);
      }
  return done;
}
