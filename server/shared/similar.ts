/** Skills or tags without case, so that they can be compared. */
export const lowered = (texts: readonly string[]): string[] => texts.map((text) => text.toLowerCase());
