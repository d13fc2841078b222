import { expect, test } from 'vitest';
import { clockOf } from '../../schema/rules/clock.ts';
import { formatDay, formatMonth, shortMonthName, formatShortMonth, formatWeekday } from './dates.ts';

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
