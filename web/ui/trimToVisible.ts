/** A visible character: neither white space nor an ignorable code point. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** The trimmed text; '' if it has no visible character. */
export const trimToVisible = (text: string): string => (visible.test(text) ? text.trim() : '');
