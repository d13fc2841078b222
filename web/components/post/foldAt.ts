/** Characters and lines of a folded text. */
const shown = { characters: 400, lines: 6 };
/** Characters that are worth a press. */
const minHidden = 120;

/** Where a long text is folded: at white space, so that no word or address is cut. Undefined if it is short. */
export function foldAt(text: string): number | undefined {
  const lines = text.split('\n');
  const linesEnd = lines.slice(0, shown.lines).join('\n').length;
  const hasManyLines = lines.length > shown.lines + 2 && linesEnd < shown.characters;
  if (hasManyLines) return linesEnd;
  if (text.length < shown.characters + minHidden) return undefined;
  const end = text.slice(0, shown.characters).search(/\s\S*$/);
  return end > 0 ? end : undefined;
}
