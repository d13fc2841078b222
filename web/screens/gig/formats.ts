const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '$1,200': gigs cost whole US dollars. */
export const priceOf = (sum: number): string => dollars.format(sum);

/** 'March 2025', the same on the server as in any browser. */
export const monthOf = (moment: string): string => month.format(new Date(moment));

export const counted = (n: number, thing: string): string =>
  `${n.toLocaleString('en-US')} ${thing}${n === 1 ? '' : 's'}`;

/** 'Replies in about 2 hours', 'Replies within minutes'. */
export const repliesIn = (time: string): string =>
  time.startsWith('within') ? `Replies ${time}` : `Replies in ${time}`;
