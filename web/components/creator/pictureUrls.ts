/** Object URLs that only the editor uses: they are given back when it no longer shows them. */
const own = new Set<string>();
/** Those of saved pictures, which the product's lists show. */
const saved = new Set<string>();

export function pictureUrl(file: File): string {
  const url = URL.createObjectURL(file);
  own.add(url);
  return url;
}

/** Gives back what the editor shows no longer; what was saved belongs to the product of this tab. */
export function releasePicture(url: string | undefined): void {
  if (url !== undefined && own.delete(url)) URL.revokeObjectURL(url);
}

/**
 * The picture is saved, and shown by the product's lists whatever becomes of the editor meanwhile. Without success it is
 * the editor's again; with it those go that nothing of this tab shows any more.
 */
export async function keepPicture<T>(
  url: string | undefined,
  save: () => Promise<T | undefined>,
  isShown: (url: string) => boolean,
): Promise<T | undefined> {
  const isNew = url !== undefined && own.delete(url);
  const done = await save();
  if (isNew) (done ? saved : own).add(url);
  if (done)
    for (const one of saved)
      if (!isShown(one)) {
        saved.delete(one);
        URL.revokeObjectURL(one);
      }
  return done;
}
