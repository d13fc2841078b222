/** The value of a picture field. */
export interface ChosenPicture {
  /** The address of the server's picture, or an object URL of this page. */
  url: string;
  name: string;
}

/** Object URLs that only a form uses. They are revoked when the form no longer shows them. */
const formUrls = new Set<string>();

export function pictureUrl(file: File): string {
  const url = URL.createObjectURL(file);
  formUrls.add(url);
  return url;
}

/** Revokes an object URL of a form. The URL of a saved picture stays. */
export function releasePicture(url: string | undefined): void {
  if (url !== undefined && formUrls.delete(url)) URL.revokeObjectURL(url);
}

/** Keeps a picture's object URL while `save` runs and afterwards. After a failure, the form revokes it again. */
export async function keepPicture<T>(
  url: string | undefined,
  save: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const isNew = url !== undefined && formUrls.delete(url);
  const done = await save();
  if (isNew && !done) formUrls.add(url);
  return done;
}
