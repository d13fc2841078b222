// Same output as Intl.NumberFormat, whose first instance takes as long to create as all other code that runs at the start.
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const rounded = (n: number, scale: number) => Math.round(n * scale) / scale;

/** '1,204'. Like Intl's, it has up to three decimals of a number that is not whole. */
export const formatInteger = (n: number): string => grouped(`${rounded(n, 1_000)}`);

/** 'job' or 'jobs', without the number; `things` is an irregular plural. */
export const pluralize = (n: number, thing: string, things = `${thing}s`): string =>
  n === 1 ? thing : things;

/** '1 job', '1,204 jobs' */
export const formatCount = (n: number, thing: string, things?: string): string =>
  `${formatInteger(n)} ${pluralize(n, thing, things)}`;

/** '4.0': ratings have one decimal. */
export const formatRating = (rating: number): string => rounded(rating, 10).toFixed(1);

/** Sums amounts in USD in cents, to avoid floating-point errors. */
export const addUsd = (...amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** '$1,299.00', and '$0.00' for zero: earnings. */
export const formatUsd = (amount: number): string => `$${grouped(rounded(amount, 100).toFixed(2))}`;

/** '$1,200', and '$62.50' with cents: bids, budgets and prices of services. */
export const formatDollars = (amount: number): string =>
  Number.isInteger(amount) ? `$${formatInteger(amount)}` : formatUsd(amount);

/** '$1,299.00', and 'Free' for zero: prices of products, in US dollars. */
export const formatPrice = (amount: number): string => (amount === 0 ? 'Free' : formatUsd(amount));
