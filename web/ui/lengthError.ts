import { formatInteger } from '../../schema/rules/numbers.ts';

/** The error message for a text that exceeds the limit, with the number of extra characters; otherwise undefined. */
export const lengthError = (text: string, maxLength: number): string | undefined =>
  text.length > maxLength
    ? `Use at most ${formatInteger(maxLength)} characters (${formatInteger(text.length - maxLength)} over)`
    : undefined;
