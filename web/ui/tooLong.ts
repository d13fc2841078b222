import { formatInteger } from './format.ts';

/** What is said of a text with more characters than it may have, and by how many; undefined of one that fits. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.length > most
    ? `Use at most ${formatInteger(most)} characters (${formatInteger(text.length - most)} over)`
    : undefined;
