/**
 * The sentences of a Markdown text, as readers meet them. Code blocks, tables, headings, HTML and link targets are no prose.
 * A sentence ends at `.`, `!` or `?` before a space, and at the end of its paragraph or list item; `:` and `;` do not end it.
 * A label of one or two words is no sentence.
 */
export function sentencesOf(markdown: string): string[] {
  const prose = markdown
    .replaceAll(/^[ \t]*```[^]*?^[ \t]*```$/gm, '\n')
    .replaceAll(/<!--[^]*?-->|<[a-z/][^>]*>(?!`)/gi, '')
    .replaceAll(/^ *(\||#+ ).*$/gm, '\n')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .flatMap((block) => {
      const text = block.replace(/^\s*(?:[-*]|\d+\.) /, '').replaceAll(/\s+/g, ' ');
      // A stop within code ends nothing.
      const masked = text.replaceAll(/`[^`]*`/g, (code) => code.replaceAll(/[.!?]/g, '_'));
      let start = 0;
      return [...masked.matchAll(/[.!?]+["”’)*]*(?= |$)|$/g)].map(({ index, 0: end }) => {
        const sentence = text.slice(start, index + end.length).trim();
        start = index + end.length;
        return sentence;
      });
    })
    .filter((sentence) => wordsOf(sentence) > 2);
}

export const wordsOf = (sentence: string): number =>
  sentence.split(' ').filter((word) => /\w/.test(word)).length;
