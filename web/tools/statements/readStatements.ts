/** A promise of the product, as `statements.md` words it. */
export interface Statement {
  id: string;
  /** The heading it stands under. */
  section: string;
  words: string;
}

/** The lines of `statements.md`, in their order. */
export function readStatements(markdown: string): Statement[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    const heading = /^## (.+?)(?: \(\d+\))?$/.exec(line)?.[1];
    if (heading) section = heading;
    const [, id, words] = /^- ([A-Z]{2}-\d{2}) (.+)$/.exec(line) ?? [];
    return id && words ? [{ id, section, words }] : [];
  });
}

const strings = /(['"`])([A-Z]{2}-\d{2}\b(?:\\.|(?!\1)[^\\])*)\1/g;
const comments = /^\s*(?:\/\/|\/?\*).*$/gm;

/**
 * The ids that the titles in a test file claim: a title begins with them. So do the rows of tables that become titles,
 * which is why every text that begins with an id counts.
 */
export const claimsOf = (source: string): string[] =>
  [...source.replaceAll(comments, '').matchAll(strings)].flatMap(
    ([, , title = '']) => title.match(/\b[A-Z]{2}-\d{2}\b/g) ?? [],
  );
