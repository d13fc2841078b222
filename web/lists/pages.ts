/** Items per page of the viewer's own lists, such as the wishlist. */
export const ownPageSize = 20;

/** The number of pages and the current page. A page beyond the last one becomes the last one, as on the server. */
export function pagesOf(total: number, size: number, requested: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  return { pages, page: Math.min(requested, pages) };
}
