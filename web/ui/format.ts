const decimals = (count?: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: count, maximumFractionDigits: count });
const number = decimals();
const cents = decimals(2);
const oneDecimal = decimals(1);

/** '1,204' */
export const whole = (n: number): string => number.format(n);

/** '1 job', '1,204 jobs'; a plural that takes more than an s is given. */
export const counted = (n: number, thing: string, things = `${thing}s`): string =>
  `${number.format(n)} ${n === 1 ? thing : things}`;

/** '4.0': ratings have one decimal. */
export const rated = (rating: number): string => oneDecimal.format(rating);

/** '$1,200': whole US dollars. */
export const dollars = (amount: number): string => `$${number.format(amount)}`;

/** '$1,299.00', also for nothing: what was earned. */
export const usd = (amount: number): string => `$${cents.format(amount)}`;

/** '$1,299.00', and 'Free' for nothing: prices of products, in US dollars. */
export const price = (amount: number): string => (amount === 0 ? 'Free' : usd(amount));
