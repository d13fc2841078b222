/** Items per page of the viewer's own lists, such as the wishlist. */
export const ownPageSize = 20;

/** The number of pages and the current page. A page beyond the last one becomes the last one, as on the server. */
export function pagesOf(total: number, size: number, requested: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  return { pages, page: Math.min(requested, pages) };
}

/** A list of at most this many pages links to all of them. */
const maxLinks = 9;

/** The pages that a list links to: all of at most `maxLinks`; on page 6 of 20 they are 1, 4 to 8, and 20. */
export function linkedPages(page: number, pages: number): number[] {
  if (pages <= maxLinks) return Array.from({ length: pages }, (_, i) => i + 1);
  const around = Array.from({ length: 5 }, (_, i) => page + i - 2);
  return [1, ...around.filter((number) => number > 1 && number < pages), pages];
}
