interface FoundPost {
  content: string;
  author: { name: string };
  tags: readonly string[];
}

/** The texts of a post in which the search of all kinds looks for words. */
export const postTexts = ({ content, author, tags }: FoundPost) => [content, author.name, ...tags] as const;

/** A hashtag as it is compared: without its case. */
export const tagKey = (tag: string): string => tag.toLowerCase();

/** The most characters that a hashtag to look for has. */
export const longestTag = 100;

interface Reacted {
  likes: number;
  comments: number;
  shares: number;
}

/** What the order TOP counts of a post. */
export const reactions = ({ likes, comments, shares }: Reacted): number => likes + comments + shares;
