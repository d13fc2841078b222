/** Something to read: neither space nor characters that nobody sees. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** What is left to send of a text: '' where there is nothing to read. */
export const trimToVisible = (text: string): string => (visible.test(text) ? text.trim() : '');
