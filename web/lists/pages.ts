/** Items on a page of a list of the viewer's own, such as a wishlist. */
export const ownPageSize = 20;

/** Where a numbered page stands; one that is not there stands for the last, as on the server. */
export function pagesOf(total: number, size: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  return { pages, page: Math.min(wanted, pages) };
}
