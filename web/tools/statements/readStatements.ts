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
