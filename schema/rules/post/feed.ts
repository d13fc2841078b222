import type { FeedSort } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const feedSorts = {
  RECENT: { id: 'recent', label: 'Most recent' },
  TOP: { id: 'top', label: 'Top' },
} as const satisfies Choices<FeedSort>;

/** A hashtag in the form in which it is compared: case does not matter. */
export const tagKey = (tag: string): string => tag.toLowerCase();

/** Maximum length of a wanted hashtag, in characters. */
export const maxTagLength = 100;

interface Reacted {
  likes: number;
  comments: number;
  shares: number;
}

/** The number by which TOP orders posts. */
export const reactions = ({ likes, comments, shares }: Reacted): number => likes + comments + shares;
