/** A statement of `statements.md`: one requirement of the product. */
export interface Statement {
  id: string;
  /** The heading above it. */
  section: string;
  words: string;
}

/** Parses the statements of `statements.md`, in file order. */
export function readStatements(markdown: string): Statement[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    const heading = /^## (.+?)(?: \(\d+\))?$/.exec(line)?.[1];
    if (heading) section = heading;
    const [, id, words] = /^- ([A-Z]{2}-\d{2}) (.+)$/.exec(line) ?? [];
    return id && words ? [{ id, section, words }] : [];
  });
}
