import { withoutInvisible } from '../characters.ts';

/** The spelling of a hashtag in addresses and posts: one form of each letter, in lower case. Turkish has two letters i. */
export const tagText = (tag: string): string =>
  tag
    .normalize('NFKC')
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i');

/** The form of a hashtag for comparison, which ignores case, width and joiners. */
export const tagKey = (tag: string): string => withoutInvisible(tagText(tag));

interface Reacted {
  likes: number;
  comments: number;
  shares: number;
}

/** The score that the order TOP sorts by. */
export const reactions = ({ likes, comments, shares }: Reacted): number => likes + comments + shares;
