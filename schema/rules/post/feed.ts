import type { FeedSort } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const feedSorts = {
  RECENT: { id: 'recent', label: 'Most recent' },
  TOP: { id: 'top', label: 'Top' },
} as const satisfies Choices<FeedSort>;

/** The form of a hashtag for comparison, which ignores case. */
export const tagKey = (tag: string): string => tag.toLowerCase();

/** Maximum length of a wanted hashtag, in characters. */
export const maxTagLength = 100;

interface Reacted {
  likes: number;
  comments: number;
  shares: number;
}

/** The score that the order TOP sorts by. */
export const reactions = ({ likes, comments, shares }: Reacted): number => likes + comments + shares;
