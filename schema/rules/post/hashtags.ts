/** A hashtag at the start of a text or after white space; the groups are that white space and the tag. */
export const hashtag = /(^|\s)#([\p{L}\p{N}_-]+)/u;

/** The hashtags of a text, in lower case, without '#' and duplicates. */
export const hashtagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(hashtag, 'gu'))].map(([, , tag]) => tag!.toLowerCase())),
];
