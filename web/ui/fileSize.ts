import { formatInteger } from './format.ts';

// Sizes of files, apart from other numbers: few screens tell them, and format.ts is loaded with every one.

/** Sizes are counted as their limits are, so that a file of 100 MB does not say that it has 104.9. */
const megabyte = 1_048_576;

/** '1.4 MB', '12 KB' */
export const formatFileSize = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${formatInteger(Math.ceil(bytes / 1_024))} KB`;

export const isWithin = ({ size }: { size: number }, maxMB: number): boolean => size <= maxMB * megabyte;

export const fileTooLarge = (maxMB: number, what = 'file'): string =>
  `Choose a ${what} of at most ${maxMB} MB`;
