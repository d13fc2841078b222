import { expect, test } from 'vitest';
import { DateTime } from './scalars.ts';

for (const moment of ['2026-03-14T09:26:53Z', '2026-03-14T09:26:53.5Z', '2026-03-14T09:26:53.123Z'])
  test(`${moment} is an instant, sent as it is stored`, () => {
    expect(DateTime.serialize(moment)).toBe(moment);
    expect(DateTime.parseValue(moment)).toBe(moment);
  });

for (const value of [
  '2026-03-14',
  '2026-03-14T09:26:53',
  '2026-03-14T09:26:53+01:00',
  '2026-13-14T09:26:53Z',
  '2026-03-14T25:26:53Z',
  'yesterday',
  '',
  0,
  null,
  new Date(0),
])
  test(`${JSON.stringify(value)} is not an instant`, () => {
    const refusal = "A DateTime must be an ISO 8601 instant in UTC, such as '2026-03-14T09:26:53Z'.";
    expect(() => DateTime.serialize(value)).toThrow(refusal);
    expect(() => DateTime.parseValue(value)).toThrow(refusal);
  });
