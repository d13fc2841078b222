/** '2 hours ago' within a sentence. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
