/** Characters that are not drawn: controls, those that fonts may ignore (zero-width, joiners), the blank Braille cell. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A mark without a letter is not visible, either. */
const visible = /[^\s\p{Cc}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Joiners and variation selectors not after a letter or sign ('👩‍🚀' stays), tags not in a flag, other invisible ones. */
const stray =
  /(?<![\p{L}\p{M}\p{N}\p{S}])[\p{Join_Control}\p{Variation_Selector}]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]|(?![\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const inOneLine = (text: string) => text.replace(/[\t\n\v\f\r\u0085]+/g, ' ');

/** A text without characters that are not drawn. Tabs and line breaks become spaces. */
export const withoutInvisible = (text: string): string => inOneLine(text).replace(invisible, '');

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** A text without white space around it; '' if it has no visible character. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());

/** Number of visible characters and the spaces between them, for a minimum. */
export const visibleLength = (text: string): number => withoutInvisible(text).trim().length;

/** One line that people read, such as a name: without invisible characters, but with those that languages and emoji need. */
export const cleanLine = (text: string): string => trimmed(inOneLine(text).replace(stray, ''));
