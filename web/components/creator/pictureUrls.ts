/** Object URLs that only the editor uses: they are given back when it no longer shows them. */
const own = new Set<string>();

export function pictureUrl(file: File): string {
  const url = URL.createObjectURL(file);
  own.add(url);
  return url;
}

/** Gives back what the editor shows no longer; what was saved belongs to the product of this tab. */
export function releasePicture(url: string | undefined): void {
  if (url !== undefined && own.delete(url)) URL.revokeObjectURL(url);
}

/** The picture was saved: the product's lists show it from now on. */
export const keepPicture = (url: string | undefined): void => {
  if (url !== undefined) own.delete(url);
};
