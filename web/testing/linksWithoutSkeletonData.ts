import type { NormalizedCacheObject } from '@apollo/client';

/** Detail pages, and the cached field that their skeleton reads for each type. */
const detailPages: readonly { path: RegExp; reads: Readonly<Record<string, string>> }[] = [
  { path: /^\/profile\/([\w-]+)/, reads: { Person: 'outline' } },
  { path: /^\/companies\/([\w-]+)/, reads: { Company: 'outline' } },
  { path: /^\/creator-dashboard\/edit\/([\w-]+)/, reads: { CreatorProduct: 'tags' } },
  // Every product page has the same parts.
  { path: /^\/shop\/([\w-]+)/, reads: { Course: 'moduleCount', Product: 'id' } },
];

/** Links to detail pages whose skeleton data is missing from the cache. */
export const linksWithoutSkeletonData = (links: Iterable<string>, cache: unknown): string[] =>
  [...links].filter((link) =>
    detailPages.some(({ path, reads }) => {
      const id = path.exec(link)?.[1];
      return (
        id &&
        !Object.entries(reads).some(
          ([type, field]) => (cache as NormalizedCacheObject)[`${type}:${id}`]?.[field] != null,
        )
      );
    }),
  );

/** The `href` of each link inside an element. */
export const hrefsIn = (element: ParentNode): string[] =>
  [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!);
