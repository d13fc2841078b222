import { withoutInvisible } from '../characters.ts';

/** The spelling of a hashtag in addresses and posts: one form of each letter, in lower case. Turkish has two letters i. */
export const tagText = (tag: string): string =>
  tag
    .normalize('NFKC')
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i');

/** The form of a hashtag for comparison, which ignores case, width and joiners. */
export const tagKey = (tag: string): string => withoutInvisible(tagText(tag));

/**
 * A hashtag with its sign, the only group. Hyphens, middle dots and joiners are only inside it; it has a letter or number.
 * None starts in a word, an address or an entity such as '&#39;'. One of '+-&/' may be between two: '#a/#b'.
 */
export const hashtag =
  /(?<=^|\ufe0f|[^\p{L}\p{M}\p{N}_&#＃/=@%+~-]|[#＃][\p{L}\p{M}\p{N}_]+[-+&/])(?<!:\/\/[!-~]{0,500})([#＃](?!\ufe0f?\u20e3)(?=[\p{M}\p{Pc}]*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{Pc}]+(?:[-‐‑·׳״་・\u00ad\u200c\u200d]+[\p{L}\p{M}\p{N}\p{Pc}]+)*)/gu;

/** The hashtags of a text as `tagText`, without sign and duplicates. */
export function hashtagsIn(text: string): string[] {
  const tags = Array.from(text.matchAll(hashtag), ([, tag]) => tagText(tag!.slice(1)));
  const keys = tags.map(tagKey);
  return tags.filter((_tag, i) => keys.indexOf(keys[i]!) === i);
}
