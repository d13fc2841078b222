import type { FeedSort } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const feedSorts = {
  RECENT: { id: 'recent', label: 'Most recent' },
  TOP: { id: 'top', label: 'Top' },
} as const satisfies Choices<FeedSort>;

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
