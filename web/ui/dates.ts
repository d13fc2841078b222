// Dates are formatted in UTC, so that server and browser render the same. Creating Intl formats is many times slower.
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const monthIn = (date: Date) => months[date.getUTCMonth()]!;

/** 'Mar' */
export const shortMonthName = (moment: string): string => monthIn(new Date(moment)).slice(0, 3);

/** 'Dec 15, 2026' */
export const formatDay = (moment: string): string => {
  const date = new Date(moment);
  return `${shortMonthName(moment)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
};

/** 'March 2025' */
export const formatMonth = (moment: string): string => {
  const date = new Date(moment);
  return `${monthIn(date)} ${date.getUTCFullYear()}`;
};

/** 'Apr 2020' */
export const formatShortMonth = (moment: string): string =>
  `${shortMonthName(moment)} ${new Date(moment).getUTCFullYear()}`;

/** 'Monday, November 23' */
export const formatWeekday = (moment: number | string): string => {
  const date = new Date(moment);
  return `${weekdays[date.getUTCDay()]}, ${monthIn(date)} ${date.getUTCDate()}`;
};
