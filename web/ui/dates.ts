// Moments are told by UTC, the same on the server as in any browser.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** 'Dec 15, 2026' */
export const dayOf = (moment: string): string => day.format(new Date(moment));

/** 'March 2025' */
export const monthOf = (moment: string): string => month.format(new Date(moment));

/** 'Apr 2020' */
export const shortMonthOf = (moment: string): string => shortMonth.format(new Date(moment));

/** '10:30 AM' */
export const clockOf = (moment: string): string =>
  // Newer versions of ICU part the hour from AM by a narrow space: the server's and the browser's may differ.
  clock.format(new Date(moment)).replaceAll('\u202f', ' ');
