import { formatInteger } from '../../schema/rules/numbers.ts';

// Not in numbers.ts, which every screen loads: few screens show file sizes.

/** Bytes. Sizes use the unit of their limits: a file at the limit of 100 MB is not shown as 104.9 MB. */
const megabyte = 1_048_576;

/** '1.4 MB', '12 KB' */
export const formatFileSize = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${formatInteger(Math.ceil(bytes / 1_024))} KB`;

export const isWithin = ({ size }: { size: number }, maxMB: number): boolean => size <= maxMB * megabyte;

export const fileTooLarge = (maxMB: number, what = 'file'): string =>
  `Choose a ${what} of at most ${maxMB} MB`;
