const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain text to HTML: blank lines separate paragraphs, other line breaks stay, and no character is markup. */
export const htmlOfText = (text: string): string =>
  text
    .trim()
    .replaceAll(/[&<>]/g, (character) => entities[character]!)
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
