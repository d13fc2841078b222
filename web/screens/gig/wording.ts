/** Returns for example 'Replies in about 2 hours' or 'Replies within minutes'. */
export const repliesIn = (time: string): string =>
  time.startsWith('within') ? `Replies ${time}` : `Replies in ${time}`;
