/** Words with a letter or digit; `npm test` in code has two. */
export const countWords = (sentence: string): number =>
  sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * The sentences of a Markdown text. Code blocks, tables, headings, HTML and link targets are not prose. A sentence ends at
 * '.', '!' or '?' before a space, and at the end of its paragraph or list item; ':' and ';' do not end it. A label of one or
 * two words is not a sentence.
 */
export function sentencesOf(markdown: string): string[] {
  const prose = markdown
    .replaceAll(/^[ \t]*```[^]*?^[ \t]*```$/gm, '\n')
    .replaceAll(/^ *(\||#+ ).*$/gm, '\n')
    .replaceAll(/(`[^`]*`)|<!--[^]*?-->|<[a-z/][^>]*>/gi, (_html, code = '') => String(code))
    .replaceAll(/\]\([^)]*\)/g, ']');
  return prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .flatMap((block) => split(block.replace(/^\s*(?:[-*]|\d+\.) /, '').replaceAll(/\s+/g, ' ')))
    .filter((sentence) => countWords(sentence) > 2);
}

function split(block: string): string[] {
  // A stop within code ends nothing.
  const masked = block.replaceAll(/`[^`]*`/g, (code) => '_'.repeat(code.length));
  const ends = [...masked.matchAll(/[.!?]["”’)*\]]*(?= |$)/g)].map(({ index, 0: end }) => index + end.length);
  return [...ends, block.length].map((end, i) => block.slice(ends[i - 1] ?? 0, end).trim());
}
