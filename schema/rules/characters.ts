/**
 * Characters that are not drawn: controls, those that Unicode lets a font ignore (zero-width, direction marks, soft hyphen,
 * fillers, joiners, variation selectors), and the blank Braille cell. Languages and emoji need joiners and variation
 * selectors: comparisons ignore them, stored prose keeps them.
 */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without characters that are not drawn. Tabs and line breaks become spaces. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\t\n\v\f\r]+/g, ' ').replace(invisible, '');

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';
