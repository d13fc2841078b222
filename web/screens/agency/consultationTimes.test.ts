import { expect, test } from 'vitest';
import { dayChoices, timeChoices } from './consultationTimes.ts';

const friday = Date.UTC(2026, 10, 20, 23, 59);

test('dayChoices returns the next ten working days, without today and weekends', () => {
  const days = dayChoices(friday);
  expect(days).toHaveLength(10);
  expect(days[0]?.label).toBe('Monday, November 23');
  expect(days[5]?.label).toBe('Monday, November 30');
  expect(days.filter(({ label }) => /Saturday|Sunday/.test(label))).toEqual([]);
});

test('the sum of a day and a time is the chosen moment', () => {
  const [first] = dayChoices(friday);
  const halfPastNine = timeChoices.find(({ label }) => label === '09:30');
  const iso = new Date(first!.value + halfPastNine!.value).toISOString();
  expect(iso).toBe('2026-11-23T09:30:00.000Z');
});
