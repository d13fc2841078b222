import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { projectForm } from './postProjectForm.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const project = {
  ...projectForm().start,
  title: 'Tree map of Bergen',
  description: 'A map of every tree in the streets.',
  category: 'web-development',
  skills: 'SVG',
  budgetMin: '９００',
  budgetMax: '$1,500',
};

/** The message at the due date on a day, by the person's clock. */
function errorOf(zone: string, now: string, dueDate: string, kept = '') {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const form = projectForm(kept);
  const { error } = z.safeParse(form.schema, {
    ...project,
    length: 'weeks',
    experience: 'expert',
    dueDate,
  });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const past = ['dueDate: Choose a due date from today on'];

test.each([
  ['Pacific/Honolulu', '2026-11-28T06:00:00Z', '2026-11-26', '2026-11-27'],
  ['Pacific/Honolulu', '2026-12-01T06:00:00Z', '2026-11-29', '2026-11-30'],
  ['Pacific/Kiritimati', '2026-11-30T12:00:00Z', '2026-11-30', '2026-12-01'],
  ['America/New_York', '2026-11-02T04:30:00Z', '2026-10-31', '2026-11-01'],
  ['UTC', '2026-11-28T06:00:00Z', '2026-11-27', '2026-11-28'],
])('in %s at %s, a project is not due yesterday, %s, but may be today, %s', (zone, now, yesterday, today) => {
  expect(errorOf(zone, now, today)).toEqual([]);
  expect(errorOf(zone, now, yesterday)).toEqual(past);
  expect(errorOf(zone, now, yesterday, yesterday)).toEqual([]);
});
