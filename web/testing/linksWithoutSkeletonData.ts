import type { NormalizedCacheObject } from '@apollo/client';

/** Pages about one thing, and what their skeletons read of it: one of these fields, of the type that the thing is of. */
const pages: readonly { path: RegExp; reads: Readonly<Record<string, string>> }[] = [
  { path: /^\/profile\/([\w-]+)/, reads: { Person: 'outline' } },
  { path: /^\/companies\/([\w-]+)/, reads: { Company: 'outline' } },
  { path: /^\/creator-dashboard\/edit\/([\w-]+)/, reads: { CreatorProduct: 'tags' } },
  // A product has always the same parts.
  { path: /^\/shop\/([\w-]+)/, reads: { Course: 'moduleCount', Product: 'id' } },
];

/** Those of some links whose page would begin with a skeleton that knows nothing of it. */
export const linksWithoutSkeletonData = (links: Iterable<string>, cache: unknown): string[] =>
  [...links].filter((link) =>
    pages.some(({ path, reads }) => {
      const id = path.exec(link)?.[1];
      return (
        id &&
        !Object.entries(reads).some(
          ([type, field]) => (cache as NormalizedCacheObject)[`${type}:${id}`]?.[field] != null,
        )
      );
    }),
  );

/** Where the links of an element lead. */
export const linksIn = (element: ParentNode): string[] =>
  [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!);
