const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 'Dec 15, 2026', by UTC as on the server. */
export const dayOf = (moment: string): string => day.format(new Date(moment));

/** 'Apr 2020' */
export const monthOf = (moment: string): string => month.format(new Date(moment));

/** '2 hours ago' within a sentence. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
