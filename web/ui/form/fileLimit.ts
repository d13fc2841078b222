import { megabyte } from '../format.ts';

/** In MB. */
export const most = { picture: 5, file: 100 };

export const isWithin = ({ size }: { size: number }, mostMB: number): boolean => size <= mostMB * megabyte;

export const tooLarge = (mostMB: number, what = 'file'): string => `Choose a ${what} of at most ${mostMB} MB`;
