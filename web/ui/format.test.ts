import { expect, test } from 'vitest';
import { formatFileSize } from './fileSize.ts';
import { clockOf } from '../../schema/rules/clock.ts';
import { formatDay, formatMonth, shortMonthName, formatShortMonth, formatWeekday } from './dates.ts';
import {
  formatCount,
  formatDollars,
  formatPrice,
  formatRating,
  formatUsd,
  formatInteger,
  pluralize,
} from './format.ts';

test('KC-13 KC-14 KC-15 numbers, counts, ratings and prices in US dollars have their formats', () => {
  expect(formatInteger(1_204)).toBe('1,204');
  expect([formatCount(1, 'job'), formatCount(0, 'job'), formatCount(1_204, 'job')]).toEqual([
    '1 job',
    '0 jobs',
    '1,204 jobs',
  ]);
  expect(formatCount(2, 'company', 'companies')).toBe('2 companies');
  expect([pluralize(1, 'job'), pluralize(1_204, 'job')]).toEqual(['job', 'jobs']);
  expect([formatRating(4), formatRating(4.66)]).toEqual(['4.0', '4.7']);
  expect([formatDollars(86_400), formatDollars(62.5)]).toEqual(['$86,400', '$62.50']);
  expect([formatPrice(0), formatPrice(9.5), formatPrice(1_299)]).toEqual(['Free', '$9.50', '$1,299.00']);
});

test('numbers are formatted as Intl.NumberFormat does for the US', () => {
  const intl = (decimals?: number) =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const [plain, one, two] = [intl(), intl(1), intl(2)];
  const numbers = [0, 7, 12.5, 999, 999.999, 1_000, 12_345.678, 1_234_567, 0.1 + 0.2, 4.35, 4.45, -1_204];
  for (const n of numbers)
    expect([formatInteger(n), formatRating(n % 5), formatUsd(n)]).toEqual([
      plain.format(n),
      one.format(n % 5),
      `$${two.format(n)}`,
    ]);
});

test('file sizes use the unit of their limit: 100 MB are not 104.9', () => {
  expect([1, 1_048_575, 1_048_576, 100 * 1_048_576].map(formatFileSize)).toEqual([
    '1 KB',
    '1,024 KB',
    '1.0 MB',
    '100.0 MB',
  ]);
});

test('dates and times are formatted as Intl.DateTimeFormat does for the US, in UTC', () => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  const formats = [
    intl({ month: 'short' }),
    intl({ dateStyle: 'medium' }),
    intl({ month: 'long', year: 'numeric' }),
    intl({ month: 'short', year: 'numeric' }),
    intl({ weekday: 'long', month: 'long', day: 'numeric' }),
    intl({ hour: 'numeric', minute: '2-digit' }),
  ];
  // Steps of 25 hours and 7 minutes reach every month, weekday, hour and minute of four years, a leap year among them.
  const step = (25 * 60 + 7) * 60_000;
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2028, 0, 1); at += step) {
    const moment = new Date(at).toISOString();
    const ours = [shortMonthName, formatDay, formatMonth, formatShortMonth, formatWeekday, clockOf].map((f) =>
      f(moment),
    );
    // Intl puts a narrow no-break space before AM and PM.
    expect(ours).toEqual(formats.map((format) => format.format(at).replace('\u202f', ' ')));
  }
});

test('dates and times are in UTC', () => {
  const moment = '2026-12-31T23:30:00.000Z';
  expect([formatDay(moment), formatMonth(moment), formatShortMonth(moment)]).toEqual([
    'Dec 31, 2026',
    'December 2026',
    'Dec 2026',
  ]);
  expect([formatWeekday(moment), clockOf(moment)]).toEqual(['Thursday, December 31', '11:30 PM']);
  const clocks = ['00:05', '09:00', '12:00'].map((time) => clockOf(`2026-01-01T${time}:00.000Z`));
  expect(clocks).toEqual(['12:05 AM', '9:00 AM', '12:00 PM']);
});
