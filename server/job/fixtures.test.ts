import { expect, it } from 'vitest';
import { companies } from '../company/fixtures.ts';
import { createClock } from '../time.ts';
import { jobs } from './fixtures.ts';

const all = jobs(createClock(Date.now()));
const values = <T>(of: (job: (typeof all)[number]) => T) => new Set(all.map(of));

it('every job is within the limits of the contract', () => {
  for (const { title, skills, about, requirements, benefits, id } of all) {
    expect(title.length, id).toBeGreaterThanOrEqual(5);
    expect(title.length, id).toBeLessThanOrEqual(100);
    expect(id).toMatch(/^job-[a-z-]{1,60}$/);
    expect(skills.length * requirements.length * benefits.length * about.length, id).toBeGreaterThan(0);
  }
});

it('every value of every choice occurs', () => {
  expect(values(({ type }) => type).size).toBe(4);
  expect(values(({ workplace }) => workplace).size).toBe(3);
  expect(values(({ experienceLevel }) => experienceLevel).size).toBe(4);
  expect(values(({ matchScore }) => matchScore)).toEqual(new Set([null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect(values(({ skills }) => skills.length)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  expect(values(({ promoted }) => promoted).size).toBe(2);
  expect(Math.max(...all.map(({ title }) => title.length))).toBeGreaterThan(90);
});

it('every job is at a company that exists', () => {
  const known = new Set(companies.map(({ id }) => id));
  for (const { companyId } of all) expect(known).toContain(companyId);
});
